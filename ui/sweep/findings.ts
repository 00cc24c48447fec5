/** The minimum size of a touch target in CSS px (WCAG 2.5.5). */
const minimumTarget = 44

/** The minimum size of the text in a field, in CSS px. Below it, phones zoom in when the field gets the focus. */
const minimumText = 16

const typedInto =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="submit"])'

const pressable = 'a[href], button, input, select, summary, textarea, [role="button"], [role="tab"]'

/** The elements that overflow the page on the right; empty if the page does not scroll sideways. */
export function overflowing(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(nameOf)
    .slice(0, 5)
}

/**
 * The controls that lie beyond the left or right edge of the window, where nobody can scroll to them: in a fixed layer
 * or in a box that clips.
 */
export function outOfReach(): readonly string[] {
  const { clientWidth } = document.documentElement
  return Array.from(document.body.querySelectorAll<HTMLElement>(pressable))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { left, right, width } = targetOf(element).getBoundingClientRect()
      return width > 1 && (right > clientWidth + 1 || left < -1) && !scrollsSideways(element)
    })
    .map(nameOf)
}

/**
 * Whether the element is in a box that a person can scroll sideways, such as a row of cards. A dialog scrolls only down,
 * although its style names no direction.
 */
function scrollsSideways(element: Element): boolean {
  const parent = element.parentElement
  if (parent === null || element.role === 'dialog') return false
  return /auto|scroll/u.test(getComputedStyle(parent).overflowX) || scrollsSideways(parent)
}

/**
 * Words that must not break: short ones without a hyphen. Long words, URLs, email addresses and codes
 * may break.
 */
const shortWord = /(?<![\p{L}\d@._-])\p{L}{2,12}(?![\p{L}\d@._-])/gu

const pageAddress = /https?:\/\/\S+/gu

/** Short words that break across two lines, such as `Orbo/ot`, because their box is too narrow. */
export function brokenWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (!isVisible(node.parentElement) || lineCount(node, 0, text.length) < 2) continue
    const prose = text.replaceAll(pageAddress, (address) => ' '.repeat(address.length))
    for (const { index, 0: word } of prose.matchAll(shortWord)) {
      if (lineCount(node, index, index + word.length) > 1) found.push(`${word} in "${text}"`)
    }
  }
  return found
}

/** Whether text in the element is visible. Visually hidden text is in a box of 1 px. */
function isVisible(element: Element | null): boolean {
  return (
    element !== null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  )
}

function lineCount(text: Node, start: number, end: number): number {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
}

/** The controls that are smaller than a touch target, except links inside a sentence. */
export function smallTargets(): readonly string[] {
  return Array.from(document.body.querySelectorAll<HTMLElement>(pressable))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < minimumTarget - 0.5)
    .map(({ element, box }) => `${nameOf(element)} is ${box.width} × ${box.height}`)
}

/** The fields with text below 16 px. Phones zoom into the page when one of them takes the focus. */
export function smallText(): readonly string[] {
  return Array.from(document.body.querySelectorAll<HTMLElement>(typedInto))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, size: getComputedStyle(element).fontSize }))
    .filter(({ size }) => Number.parseFloat(size) < minimumText)
    .map(({ element, size }) => `${nameOf(element)} has text of ${size}`)
}

/** The element to press. A press on a label presses the control in it, so the label's size counts. */
function targetOf(element: HTMLElement): Element {
  return element.closest('label') ?? element
}

/** A short name such as `a.NavMenu_link "Tacto"`. */
function nameOf(element: Element): string {
  const words = element.textContent.trim().slice(0, 30)
  return `${element.tagName.toLowerCase()}.${element.classList.value} "${words}"`
}
