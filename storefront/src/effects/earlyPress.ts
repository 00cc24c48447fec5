import { codeElement, pressedButton } from '../prerender/codeElement.ts'

/**
 * The button that a visitor pressed while the page could be seen but not answer yet: its inline script
 * has kept it (`startScript`). From this call on the page answers for itself, and nothing is kept.
 */
export function takeEarlyPress(document: Document): HTMLElement | undefined {
  const code = document.getElementById(codeElement)
  if (code === null) return undefined
  code.remove()
  const pressed: unknown = Reflect.get(code, pressedButton)
  return pressed instanceof HTMLElement ? pressed : undefined
}
