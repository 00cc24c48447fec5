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

/** What no line should break, having no hyphen; addresses, codes and long words may. */
const shortWord = /(?<![\p{L}\d@._-])\p{L}{2,12}(?![\p{L}\d@._-])/gu

/** Short words that stand on two lines, such as `Orbo/ot`: they were left too little room. */
export function brokenWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (!isSeen(node.parentElement) || linesOf(node, 0, text.length) < 2) continue
    for (const { index, 0: word } of text.matchAll(shortWord)) {
      if (linesOf(node, index, index + word.length) > 1) found.push(`${word} in "${text}"`)
    }
  }
  return found
}

/** Words for screen readers alone stand in a box of 1 px. */
function isSeen(element: Element | null): boolean {
  return (
    element !== null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  )
}

function linesOf(text: Node, start: number, end: number): number {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
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
