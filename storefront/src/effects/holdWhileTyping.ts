import type { DialogStore } from '../state/dialogs.ts'

const typed =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="submit"])'

/** Makes popups that come by themselves wait while a field has the focus. The returned function stops that. */
export function holdWhileTyping(
  { hold }: Pick<DialogStore, 'hold'>,
  document: Document,
): () => void {
  const look = () => hold('typing', document.activeElement?.matches(typed) === true)
  // While the focus moves between two fields, no element has it for a moment.
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
