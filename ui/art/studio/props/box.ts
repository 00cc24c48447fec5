import type { Texture } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { toy } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import {
  type Brush,
  disc,
  mark,
  painted,
  pill,
  print,
  printFont,
  picture,
  sheet,
} from '../kit/paint.ts'
import { group, solid } from '../kit/shapes.ts'

/** What is printed on a box. */
export interface Label {
  readonly line: string
  readonly name: string
  readonly ages: string
  /** Whether the toy works with a screen. */
  readonly isAr: boolean
  /** The colour of the other sides; the front continues the background of its picture. */
  readonly deep: string
  /** URL of the product's square picture. */
  readonly art: string
}

/** Pixels for each scene unit on a box's faces. */
const density = 620
const ink = '#17203d'

/** The ink that is legible on a ground: dark, or white on a dark ground. */
function inkOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(ground.slice(at, at + 2), 16),
  )
  return 0.3 * red + 0.59 * green + 0.11 * blue < 110 ? '#ffffff' : ink
}

/** The largest font size at which `text` fits into `room` pixels. */
function fitting(brush: Brush, text: string, room: number, size: number): number {
  brush.font = `900 ${size}px '${printFont}'`
  return Math.min(size, (size * room) / brush.measureText(text).width)
}

/** The colour of the upper half of a picture's edge, with which the front continues. */
function rimOf(art: CanvasImageSource): string {
  const [canvas, brush] = sheet(16, 16)
  brush.drawImage(art, 0, 0, canvas.width, canvas.height)
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 4, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function front(
  width: number,
  height: number,
  label: Label,
  art: CanvasImageSource,
  ground: string,
): Texture {
  return painted(width, height, (brush) => {
    const unit = Math.min(width, height) / 1000
    const text = inkOn(ground)
    brush.fillStyle = ground
    brush.fillRect(0, 0, width, height)
    const side = Math.min(width, height * 0.68)
    const top = height - side
    brush.drawImage(art, (width - side) / 2, top, side, side)
    const veil = brush.createLinearGradient(0, top, 0, top + side * 0.2)
    veil.addColorStop(0, ground)
    veil.addColorStop(1, `${ground}00`)
    brush.fillStyle = veil
    brush.fillRect(0, top - 2, width, side * 0.22)
    for (const edge of [0, 1]) {
      const start = (width - side) / 2 + (edge ? side : 0)
      const fade = brush.createLinearGradient(start, 0, start + (edge ? -1 : 1) * side * 0.12, 0)
      fade.addColorStop(0, ground)
      fade.addColorStop(1, `${ground}00`)
      brush.fillStyle = fade
      if (side < width)
        brush.fillRect(edge ? start - side * 0.12 : start - 2, top, side * 0.12 + 2, side)
    }
    mark(brush, 84 * unit, 90 * unit, 34 * unit, toy.coral, toy.cobalt)
    print(brush, 'stemside', [138 * unit, 108 * unit], { size: 62 * unit, fill: text })
    if (label.isAr) {
      pill(brush, [width - 210 * unit, 48 * unit, 150 * unit, 84 * unit], 42 * unit, ink)
      print(brush, 'AR', [width - 135 * unit, 108 * unit], {
        size: 52 * unit,
        fill: '#ffffff',
        centred: true,
      })
    }
    print(brush, label.line, [58 * unit, 228 * unit], { size: 76 * unit, weight: 700, fill: text })
    const size = fitting(brush, label.name, width - 330 * unit, 190 * unit)
    print(brush, label.name, [52 * unit, 228 * unit + size * 0.88], {
      size,
      weight: 900,
      fill: text,
    })
    disc(brush, width - 135 * unit, 262 * unit, 96 * unit, toy.sun)
    print(brush, 'ages', [width - 135 * unit, 240 * unit], {
      size: 42 * unit,
      weight: 700,
      fill: ink,
      centred: true,
    })
    print(brush, label.ages, [width - 135 * unit, 308 * unit], {
      size: 72 * unit,
      weight: 900,
      fill: ink,
      centred: true,
    })
  })
}

function flank(width: number, height: number, label: Label, ground: string): Texture {
  return painted(width, height, (brush) => {
    brush.fillStyle = label.deep
    brush.fillRect(0, 0, width, height)
    disc(brush, 0, height * 0.6, width * 0.8, ground)
    brush.fillStyle = label.deep
    brush.fillRect(0, 0, 2, height)
    mark(brush, width / 2, width * 0.26, width * 0.1, '#ffffff', '#ffffff')
    brush.translate(width / 2, height * 0.6)
    brush.rotate(-Math.PI / 2)
    print(brush, label.name, [0, width * 0.12], {
      size: fitting(brush, label.name, height * 0.6, width * 0.42),
      weight: 900,
      fill: ink,
      centred: true,
    })
  })
}

const pixels = (side: number) => Math.round(side * density)

const card = (map: Texture) => satin('#ffffff', { map, clearcoat: 0.3, clearcoatRoughness: 0.25 })

/** A product's box of `[width, height, depth]`, standing on y = 0, its front to +z. */
export async function packBox(
  [width, height, depth]: readonly [number, number, number],
  label: Label,
) {
  const art = await picture(label.art)
  const ground = rimOf(art)
  const [w, h, d] = [pixels(width), pixels(height), pixels(depth)]
  const [side, plain] = [card(flank(d, h, label, ground)), satin(label.deep)]
  const box = solid(
    new RoundedBoxGeometry(width, height, depth, 4, 0.03),
    [side, side, plain, plain, card(front(w, h, label, art, ground)), plain],
    [0, height / 2, 0],
  )
  return group(box)
}
