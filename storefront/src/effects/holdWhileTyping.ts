import type { DialogStore } from '../state/dialogs.ts'

const typed =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="submit"])'

/**
 * Delays popups that open by themselves while a field has focus. The returned function stops it.
 */
export function holdWhileTyping(
  { hold }: Pick<DialogStore, 'hold'>,
  document: Document,
): () => void {
  const look = () => hold('typing', document.activeElement?.matches(typed) === true)
  // While the focus moves between two fields, no element has focus for a moment.
  const lookLater = () => void setTimeout(look)
  look()
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', lookLater)
  return () => {
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', lookLater)
    hold('typing', false)
  }
}
