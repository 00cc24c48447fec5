import { CanvasTexture, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three'

export type Brush = CanvasRenderingContext2D

/** The font of everything printed. The studio's page loads it. */
export const printFont = 'Gabarito Variable'

export function sheet(width: number, height: number): [HTMLCanvasElement, Brush] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('This browser has no 2d canvas')
  return [canvas, brush]
}

export function texture(canvas: HTMLCanvasElement, { wraps = false } = {}): CanvasTexture {
  const made = new CanvasTexture(canvas)
  made.colorSpace = SRGBColorSpace
  made.anisotropy = 16
  made.minFilter = LinearMipmapLinearFilter
  if (wraps) made.wrapS = RepeatWrapping
  return made
}

/** A texture that `draw` paints. Sizes in pixels. */
export function painted(
  width: number,
  height: number,
  draw: (brush: Brush, width: number, height: number) => void,
): CanvasTexture {
  const [canvas, brush] = sheet(width, height)
  draw(brush, width, height)
  return texture(canvas)
}

/**
 * A printed emoji by its Unicode code point, such as `1f43c` for a panda. The studio's server
 * serves the files.
 */
export const sticker = (code: string) => picture(`/${code}.svg`)

export async function picture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

export function disc(brush: Brush, x: number, y: number, radius: number, fill: string): void {
  brush.fillStyle = fill
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

export function pill(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
): void {
  brush.fillStyle = fill
  brush.beginPath()
  brush.roundRect(x, y, width, height, radius)
  brush.fill()
}

/**
 * Text in the print font. `size` in pixels; `at` is the start of its baseline, or its middle if
 * centred.
 */
export function print(
  brush: Brush,
  text: string,
  [x, y]: readonly [number, number],
  {
    size,
    weight = 800,
    fill,
    centred = false,
  }: { size: number; weight?: number; fill: string; centred?: boolean },
): void {
  brush.font = `${weight} ${size}px '${printFont}'`
  brush.fillStyle = fill
  brush.textAlign = centred ? 'center' : 'left'
  brush.fillText(text, x, y)
  brush.textAlign = 'left'
}

/** A single character, optically centred on a square face. */
export const glyph = (sign: string, ink: string, ground: string) =>
  painted(512, 512, (brush, width, height) => {
    brush.fillStyle = ground
    brush.fillRect(0, 0, width, height)
    brush.font = `900 390px '${printFont}'`
    const bounds = brush.measureText(sign)
    brush.fillStyle = ink
    brush.fillText(
      sign,
      width / 2 - (bounds.actualBoundingBoxRight - bounds.actualBoundingBoxLeft) / 2,
      height / 2 + (bounds.actualBoundingBoxAscent - bounds.actualBoundingBoxDescent) / 2,
    )
  })

/** The logo: a circle cut in half, with the right half moved down. */
export function mark(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  left: string,
  right: string,
): void {
  const step = radius / 2
  brush.fillStyle = left
  brush.beginPath()
  brush.arc(x, y - step, radius, Math.PI / 2, Math.PI * 1.5)
  brush.fill()
  brush.fillStyle = right
  brush.beginPath()
  brush.arc(x, y + step, radius, -Math.PI / 2, Math.PI / 2)
  brush.fill()
}
