import { codeElement, usedControl } from '../prerender/codeElement.ts'

/**
 * What repeats the press or the choice that a visitor made while the page could be seen but not answer
 * yet: its inline script has kept the control (`start`). From this call on the page answers for itself,
 * and nothing is kept.
 */
export function takeEarlyUse(document: Document): (() => void) | undefined {
  const code = document.getElementById(codeElement)
  if (code === null) return undefined
  code.remove()
  const control: unknown = Reflect.get(code, usedControl)
  if (control instanceof HTMLButtonElement) return () => control.click()
  if (!(control instanceof HTMLSelectElement)) return undefined
  // Hydration puts back what the page was made with.
  const { value } = control
  return () => {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
