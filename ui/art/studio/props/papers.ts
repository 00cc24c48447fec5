import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { type Brush, disc, painted, print, sticker } from '../kit/paint.ts'
import { face, group, placed, roundedRect, slab, turned } from '../kit/shapes.ts'

/** Pixels for each scene unit of a print. */
const density = 700

/** A printed sheet or a closed booklet, lying on y = 0 with its top at the back. */
async function printed(
  [width, depth]: readonly [number, number],
  thickness: number,
  draw: (brush: Brush, width: number, height: number) => void,
  edge: string = shade.cream,
  corner = Math.min(0.06, width * 0.08),
) {
  const map = painted(Math.round(width * density), Math.round(depth * density), draw)
  const lying = group(
    slab(roundedRect(width, depth, corner), thickness, thickness * 0.3, matte(edge)),
    placed(face(width, depth, corner, matte('#ffffff', { map })), [0, 0, thickness / 2 + 0.002]),
  )
  return placed(group(placed(lying, [0, 0, 0], [-Math.PI / 2, 0, 0])), [0, thickness / 2, 0])
}

export interface Cover {
  /** One or two short lines. */
  readonly title: readonly string[]
  /** The Unicode code point of the art, as `sticker` takes it. */
  readonly art: string
  readonly ground: string
  /** The colour of the half-disc behind the art. */
  readonly accent: string
  readonly ink?: string
}

/** A closed booklet: its title over a half-disc with art. */
export async function booklet(
  size: readonly [number, number],
  { title, art, ground, accent, ink = shade.ink }: Cover,
  thickness = 0.07,
) {
  const image = await sticker(art)
  return printed(
    size,
    thickness,
    (brush, width, height) => {
      brush.fillStyle = ground
      brush.fillRect(0, 0, width, height)
      disc(brush, width / 2, height * 1.02, Math.min(width * 0.56, height * 0.6), accent)
      const side = Math.min(width * 0.56, height * 0.5)
      brush.drawImage(image, (width - side) / 2, height * 0.94 - side, side, side)
      const longest = Math.max(...title.map((line) => line.length))
      const letters = Math.min((width * 1.5) / longest, (height * 0.34) / title.length, 130)
      for (const [nth, line] of title.entries())
        print(brush, line, [width / 2, height * 0.1 + letters * (0.85 + nth)], {
          size: letters,
          weight: 900,
          fill: ink,
          centred: true,
        })
    },
    ground,
  )
}

/** Stripes of flags: upright or lying, with a disc or without. */
const flags = [
  { stripes: ['#2a4fa8', '#ffffff', '#e2383f'], upright: true },
  { stripes: ['#ffffff'], upright: true, disc: '#d8263c' },
  { stripes: ['#1f9a55', '#ffffff', '#ff9332'], upright: true },
  { stripes: ['#ffffff', '#e2383f'], upright: false },
  { stripes: ['#1f9a55', '#ffffff', '#1f9a55'], upright: true },
  { stripes: ['#17704e'], upright: true, disc: '#f0403f' },
  { stripes: ['#e2383f', '#ffffff', '#e2383f'], upright: true },
  { stripes: ['#3f8fe0', '#17203d', '#ffffff'], upright: false },
  { stripes: ['#2a4fa8', '#ffc93d'], upright: false },
  { stripes: ['#2a4fa8', '#ffc93d', '#e2383f'], upright: true },
  { stripes: ['#ffffff', '#2fae5f', '#e2383f'], upright: false },
  { stripes: ['#e2383f', '#ffffff', '#e2383f'], upright: false },
] as const

/** A sheet of twelve country flags to peel off. */
export const flagStickers = (size: readonly [number, number]) =>
  printed(size, 0.025, (brush, width, height) => {
    brush.fillStyle = '#fffdf6'
    brush.fillRect(0, 0, width, height)
    const [columns, rows] = [3, 4]
    const [cellWidth, cellHeight] = [(width * 0.94) / columns, (height * 0.94) / rows]
    for (const [nth, flag] of flags.entries()) {
      const x = width * 0.03 + (nth % columns) * cellWidth + cellWidth * 0.1
      const y = height * 0.03 + Math.floor(nth / columns) * cellHeight + cellHeight * 0.14
      const [w, h] = [cellWidth * 0.8, cellHeight * 0.72]
      brush.save()
      brush.beginPath()
      brush.roundRect(x, y, w, h, 12)
      brush.strokeStyle = '#c9cfe0'
      brush.lineWidth = 6
      brush.stroke()
      brush.clip()
      const share = 1 / flag.stripes.length
      for (const [stripe, color] of flag.stripes.entries()) {
        brush.fillStyle = color
        if (flag.upright) brush.fillRect(x + w * share * stripe, y, w * share + 1, h)
        else brush.fillRect(x, y + h * share * stripe, w, h * share + 1)
      }
      if ('disc' in flag) disc(brush, x + w / 2, y + h / 2, h * 0.3, flag.disc)
      brush.restore()
    }
  })

/** A sheet of round stickers, six in a row at most. */
export async function roundStickers(
  size: readonly [number, number],
  codes: readonly string[],
  grounds: readonly string[],
  columns: number,
) {
  const art = await Promise.all(codes.map((code) => sticker(code)))
  return printed(size, 0.025, (brush, width, height) => {
    brush.fillStyle = '#fffdf6'
    brush.fillRect(0, 0, width, height)
    const rows = Math.ceil(art.length / columns)
    const radius = Math.min(width / columns, height / rows) * 0.42
    for (const [nth, image] of art.entries()) {
      const x = (width / columns) * ((nth % columns) + 0.5)
      const y = (height / rows) * (Math.floor(nth / columns) + 0.5)
      disc(brush, x, y, radius, grounds[nth % grounds.length] ?? shade.cream)
      brush.drawImage(image, x - radius * 0.68, y - radius * 0.68, radius * 1.36, radius * 1.36)
    }
  })
}

/** A sheet on which a child has drawn pink roofs, the sun, and a dotted way that leaves the roofs. */
export const drawnWay = (size: readonly [number, number]) =>
  printed(size, 0.02, (brush, width, height) => {
    brush.fillStyle = '#fffdf6'
    brush.fillRect(0, 0, width, height)
    disc(brush, width * 0.13, height * 0.2, height * 0.1, toy.sun)
    for (const [x, y] of [
      [0.06, 0.7],
      [0.19, 0.58],
    ] as const) {
      brush.fillStyle = shade.pink
      brush.fillRect(width * x, height * y, width * 0.12, height * (0.9 - y))
      for (const nth of [0, 1, 2])
        disc(brush, width * (x + 0.02 + nth * 0.04), height * y, width * 0.02, shade.pink)
      brush.fillStyle = toy.violet
      brush.beginPath()
      brush.roundRect(
        width * (x + 0.04),
        height * 0.78,
        width * 0.04,
        height * 0.12,
        [50, 50, 0, 0],
      )
      brush.fill()
    }
    brush.strokeStyle = toy.cobalt
    brush.lineCap = 'round'
    brush.setLineDash([1, height * 0.058])
    brush.lineWidth = height * 0.032
    brush.beginPath()
    brush.moveTo(width * 0.28, height * 0.46)
    brush.quadraticCurveTo(width * 0.48, height * 0.02, width * 0.68, height * 0.5)
    brush.stroke()
  })

/** A cipher wheel of cardboard: two rings of letters, the inner one turned. It lies on y = 0. */
export function cipherWheel(radius: number) {
  const side = 2 * radius
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return printed(
    [side, side],
    0.05,
    (brush, width) => {
      const middle = width / 2
      const wheel = (reach: number, ground: string, ink: string, shift: number) => {
        disc(brush, middle, middle, middle * reach, ground)
        for (const [nth, letter] of letters.entries()) {
          brush.save()
          brush.translate(middle, middle)
          brush.rotate(((nth + shift) / letters.length) * Math.PI * 2)
          print(brush, letter, [0, -middle * (reach - 0.17)], {
            size: middle * 0.15,
            weight: 900,
            fill: ink,
            centred: true,
          })
          brush.restore()
        }
      }
      wheel(1, toy.cobalt, '#ffffff', 0)
      wheel(0.74, '#fff6e2', shade.ink, 3)
      disc(brush, middle, middle, middle * 0.42, toy.sun)
      disc(brush, middle, middle, middle * 0.08, shade.ink)
    },
    shade.cream,
    radius - 0.01,
  )
}

/** A rubber stamp with a wooden knob, 0.5 high, standing. */
export const rubberStamp = (color: string) =>
  group(
    turned(
      [
        [0, 0],
        [0.17, 0],
        [0.17, 0.1],
        [0, 0.1],
      ],
      gloss(color),
    ),
    turned(
      [
        [0.13, 0.1],
        [0.06, 0.2],
        [0.06, 0.28],
        [0.13, 0.36],
        [0.11, 0.47],
        [0, 0.5],
      ],
      satin('#d9a46c'),
    ),
  )

/** The colours of booklets that match the toys. */
export const inks = { light: '#ffffff', dark: shade.ink, sun: toy.sun } as const
