import type { GeoProjection } from 'd3-geo'
import { type Brush, sheet, texture } from '../../kit/paint.ts'
import { projection } from './land.ts'

/**
 * A soft patch of another colour: longitude, latitude, half width and half height in degrees,
 * colour.
 */
export type Patch = readonly [number, number, number, number, string]

interface Look {
  /** The colours at the equator and at the poles. */
  readonly ocean: readonly [string, string]
  readonly ground: readonly [string, string]
  readonly patches: readonly Patch[]
  /** Ice, by longitude, latitude, half width and half height. */
  readonly ice?: readonly (readonly [number, number, number, number])[]
  readonly decorate?: (brush: Brush, project: GeoProjection) => void
}

const width = 3584
const height = width / 2

function shaded(brush: Brush, [middle, poles]: readonly [string, string]): void {
  const fade = brush.createLinearGradient(0, 0, 0, height)
  fade.addColorStop(0, poles)
  fade.addColorStop(0.5, middle)
  fade.addColorStop(1, poles)
  brush.fillStyle = fade
  brush.fillRect(0, 0, width, height)
}

/** The coast: the soft mask with a sharp threshold. */
function coastOf(mask: HTMLCanvasElement): HTMLCanvasElement {
  const [canvas, brush] = sheet(width, height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(mask, 0, 0, width, height)
  const pixels = brush.getImageData(0, 0, width, height)
  for (let i = 0; i < pixels.data.length; i += 4) {
    const share = ((pixels.data[i] ?? 0) / 255 - 0.4) / 0.1
    pixels.data[i] = pixels.data[i + 1] = pixels.data[i + 2] = 255
    pixels.data[i + 3] = Math.min(1, Math.max(0, share)) * 255
  }
  brush.putImageData(pixels, 0, 0)
  return canvas
}

function patch(
  brush: Brush,
  project: GeoProjection,
  [longitude, latitude, rx, ry, color]: Patch,
): void {
  const [x, y] = project([longitude, latitude]) ?? [0, 0]
  const degree = (width / 360) * 1.15
  for (const wrap of [-width, 0, width]) {
    brush.save()
    brush.translate(x + wrap, y)
    brush.scale(rx * degree, ry * degree)
    const fade = brush.createRadialGradient(0, 0, 0.55, 0, 0, 1)
    fade.addColorStop(0, color)
    fade.addColorStop(1, `${color}00`)
    brush.fillStyle = fade
    brush.beginPath()
    brush.arc(0, 0, 1, 0, Math.PI * 2)
    brush.fill()
    brush.restore()
  }
}

/** The map that is printed on a globe: ocean, shallow water, ground, patches, ice. */
export function printedMap(
  mask: HTMLCanvasElement,
  { ocean, ground, patches, ice = [], decorate }: Look,
) {
  const project = projection(width)
  const coast = coastOf(mask)
  const [canvas, brush] = sheet(width, height)
  shaded(brush, ocean)
  for (const [blur, strength] of [
    [width / 150, 0.55],
    [width / 420, 0.5],
  ] as const) {
    brush.filter = `blur(${blur}px)`
    brush.globalAlpha = strength
    brush.drawImage(coast, 0, 0)
  }
  brush.filter = 'none'
  brush.globalAlpha = 1

  const [land, landBrush] = sheet(width, height)
  shaded(landBrush, ground)
  for (const one of patches) patch(landBrush, project, one)
  if (ice.length > 0) {
    landBrush.fillStyle = '#f6fbff'
    landBrush.fillRect(0, height * (150 / 180), width, height)
    for (const [longitude, latitude, rx, ry] of ice)
      patch(landBrush, project, [longitude, latitude, rx, ry, '#f6fbff'])
  }
  landBrush.globalCompositeOperation = 'destination-in'
  landBrush.drawImage(coast, 0, 0)
  brush.drawImage(land, 0, 0)
  decorate?.(brush, project)
  return texture(canvas, { wraps: true })
}
