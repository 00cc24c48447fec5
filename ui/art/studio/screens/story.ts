import type { SoldSku } from '@stemside/rules'
import { bookLength, bookSamples } from '../../../src/content/bookSamples.ts'
import { type Brush, painted, picture, print, printFont } from '../kit/paint.ts'

/** The colours of a page in the reader's light or dark scheme. The studio's light makes them more vivid. */
interface Paper {
  readonly ground: string
  readonly ink: string
  readonly pale: string
  /** Light letters on a dark ground look bolder than they are. */
  readonly weight: number
}

export const papers = {
  day: { ground: '#ffd9b8', ink: '#17203d', pale: '#7c5a3c', weight: 900 },
  night: { ground: '#43322a', ink: '#eef1fb', pale: '#d9b999', weight: 700 },
} as const satisfies Record<string, Paper>

/** Breaks a text into lines of at most `width` pixels in the brush's font. */
function wrapped(brush: Brush, text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && brush.measureText(longer).width <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/**
 * A page of an e-storybook's free sample: its drawing and a line of its text. It throws if the page
 * does not have the line.
 */
export async function storyScreen(
  sku: SoldSku,
  page: 2 | 3,
  line: string,
  { ground, ink, pale, weight }: Paper,
) {
  const sample = bookSamples.find((book) => book.sku === sku)
  const drawing = sample?.drawings[page === 2 ? 0 : 1]
  if (drawing === undefined || !sample?.pages[page - 1]?.includes(line))
    throw new Error(`Page ${page} of ${sku} does not say: ${line}`)
  const art = await picture(drawing.src)
  return painted(2048, 1440, (brush) => {
    brush.fillStyle = ground
    brush.fillRect(0, 0, 2048, 1440)
    brush.save()
    brush.beginPath()
    brush.roundRect(80, 130, 1180, 1180, 90)
    brush.clip()
    // The view of one page is 240 × 240. It fills the middle of the file's 960 × 720.
    brush.drawImage(art, 120, 0, 720, 720, 80, 130, 1180, 1180)
    brush.restore()
    const [left, size] = [1310, 120]
    brush.font = `${weight} ${size}px '${printFont}'`
    // The lines begin at the top, because the reader's thumb is in front of the lower right.
    for (const [nth, text] of wrapped(brush, line, 2000 - left).entries())
      print(brush, text, [left, 250 + nth * size * 1.16], { size, weight, fill: ink })
    print(brush, `${page} of ${bookLength}`, [left, 1290], { size: 72, fill: pale })
  })
}
