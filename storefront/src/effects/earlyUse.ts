import { codeElement, earlyUse } from '../prerender/codeElement.ts'

/**
 * Repeats what a visitor pressed, sent and entered while the page could be seen but not answer yet: its
 * inline script has kept it (`start`). From this call on the page answers for itself.
 */
export function repeatEarlyUse(document: Document): void {
  const code = document.getElementById(codeElement)
  if (code === null) return
  code.remove()
  const repeat: unknown = Reflect.get(code, earlyUse)
  if (isFunction(repeat)) repeat()
}

function isFunction(value: unknown): value is () => void {
  return typeof value === 'function'
}
