/** What a finger needs, in CSS px (WCAG 2.5.5). */
const finger = 44

const pressable = 'a[href], button, input, select, summary, textarea, [role="button"], [role="tab"]'

/** What sticks out of a page that scrolls sideways; empty where it does not. */
export function overflowing(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(nameOf)
    .slice(0, 5)
}

/** What can be pressed and is smaller than a finger; links inside a sentence aside. */
export function smallTargets(): readonly string[] {
  return Array.from(document.body.querySelectorAll<HTMLElement>(pressable))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < finger - 0.5)
    .map(({ element, box }) => `${nameOf(element)} is ${box.width} × ${box.height}`)
}

/** A control inside a label is pressed by the label. */
function targetOf(element: HTMLElement): Element {
  return element.closest('label') ?? element
}

/** Such as `a.NavMenu_link "Tacto"`. */
function nameOf(element: Element): string {
  const words = element.textContent.trim().slice(0, 30)
  return `${element.tagName.toLowerCase()}.${element.classList.value} "${words}"`
}
