import { page } from 'vitest/browser'
import { contrast } from '../src/tokens/contrast.ts'

/** The share of the pixels behind a text that does not count: thin lines of a drawing, and smoothed edges. */
const ignoredShare = 0.02

/**
 * The contrast ratio (WCAG 2) between an element's own text and what is painted behind it, by whatever: a gradient, a
 * drawing, a pseudo-element. Read from a picture of the element without its text and borders. Infinity if it has no text.
 */
export async function contrastSeen(element: HTMLElement): Promise<number> {
  // Away from the edges of the window, where fixed bars and notices would cover it.
  element.scrollIntoView({ block: 'center' })
  const text = hexOf(getComputedStyle(element).color)
  const boxes = textBoxes(element)
  const hide = new CSSStyleSheet()
  // The line through an old price is a style of the <s> element around it, so it is hidden on every element around.
  hide.replaceSync(
    `[data-text-hidden], [data-text-hidden] * { color: transparent !important; border-color: transparent !important; transition: none }
    :has([data-text-hidden]) { text-decoration-color: transparent !important }`,
  )
  document.adoptedStyleSheets.push(hide)
  element.dataset['textHidden'] = ''
  const picture = await decode(await page.screenshot({ element, save: false }))
  delete element.dataset['textHidden']
  document.adoptedStyleSheets.pop()
  return contrastWith(text, countPixels(picture, boxes))
}

/** The boxes of the element's own text, in CSS px from its corner. */
function textBoxes(element: HTMLElement): readonly DOMRect[] {
  const corner = element.getBoundingClientRect()
  const texts = Array.from(element.childNodes).filter((node) => node instanceof Text)
  return texts.flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return Array.from(
      range.getClientRects(),
      ({ x, y, width, height }) => new DOMRect(x - corner.x, y - corner.y, width, height),
    )
  })
}

function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser has no canvas.')
  return context
}

async function decode(png: string): Promise<OffscreenCanvasRenderingContext2D> {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const canvas = canvasOf(image.width, image.height)
  canvas.drawImage(image, 0, 0)
  return canvas
}

function hexOf(color: string): string {
  const canvas = canvasOf(1, 1)
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [pixel = ''] = countPixels(canvas, [new DOMRect(0, 0, 1, 1)]).keys()
  return pixel
}

/** How many pixels have each colour. */
function countPixels(
  canvas: OffscreenCanvasRenderingContext2D,
  boxes: readonly DOMRect[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { x, y, width, height } of boxes) {
    const { data } = canvas.getImageData(x, y, Math.ceil(width), Math.ceil(height))
    for (let at = 0; at < data.length; at += 4) {
      // A pixel outside of the picture.
      if (data[at + 3] === 0) continue
      const hex = `#${Array.from(data.subarray(at, at + 3), (part) => part.toString(16).padStart(2, '0')).join('')}`
      counts.set(hex, (counts.get(hex) ?? 0) + 1)
    }
  }
  return counts
}

function contrastWith(text: string, grounds: ReadonlyMap<string, number>): number {
  const ratios = Array.from(grounds, ([hex, count]) => ({ ratio: contrast(text, hex), count }))
  const all = ratios.reduce((sum, { count }) => sum + count, 0)
  let ignored = 0
  for (const { ratio, count } of ratios.toSorted((one, other) => one.ratio - other.ratio)) {
    ignored += count
    if (ignored > all * ignoredShare) return ratio
  }
  return Infinity
}
