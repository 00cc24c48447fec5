import { codeElement, earlyUse } from '../prerender/codeElement.ts'

/**
 * Repeats the press or the choice that a visitor made while the page could be seen but not answer yet:
 * its inline script has kept it (`start`). From this call on the page answers for itself, and nothing is
 * kept.
 */
export function takeEarlyUse(document: Document): (() => void) | undefined {
  const code = document.getElementById(codeElement)
  if (code === null) return undefined
  code.remove()
  const repeat: unknown = Reflect.get(code, earlyUse)
  return isRepeat(repeat) ? repeat : undefined
}

function isRepeat(value: unknown): value is () => void {
  return typeof value === 'function'
}
