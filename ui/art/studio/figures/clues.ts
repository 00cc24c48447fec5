import { shade, toy } from '../kit/colours.ts'
import { gloss, satin } from '../kit/materials.ts'
import { disc, sticker } from '../kit/paint.ts'
import { group, ring, turned, type Vec } from '../kit/shapes.ts'
import { signFace } from '../kit/signs.ts'
import { tile } from '../props/tile.ts'

/** The clues by Unicode code point and tile colour; the first five are those of the ring. */
export const clues = [
  ['1f43e', '#2743e3'],
  ['1f511', '#ff5546'],
  ['1f48d', '#14b8a6'],
  ['1fab6', '#8a63e8'],
  ['1f9e6', '#ff8a1f'],
  ['1f9e4', '#2aa4f0'],
  ['1f45e', '#14b8a6'],
  ['1f36a', '#ff6fa3'],
  ['1f9e9', '#2743e3'],
  ['1f4dc', '#ff8a1f'],
  ['1f302', '#8a63e8'],
  ['1f9f5', '#ff5546'],
  ['1f4bc', '#2fae5f'],
  ['1f9f2', '#2aa4f0'],
  ['1f56f-fe0f', '#ff6fa3'],
] as const

/** A tile with a clue on a white disc. */
export async function clueTile([code, color]: (typeof clues)[number], at?: Vec, turn?: Vec) {
  const art = await sticker(code)
  const print = signFace(color, (brush) => {
    disc(brush, 256, 256, 196, '#ffffff')
    brush.drawImage(art, 126, 126, 260, 260)
  })
  return tile(color, print, at, turn)
}

/** A painted vase of the museum, 0.9 high. */
export const vase = () =>
  group(
    turned(
      [
        [0, 0],
        [0.19, 0],
        [0.15, 0.08],
        [0.33, 0.4],
        [0.3, 0.56],
        [0.12, 0.7],
        [0.2, 0.86],
        [0.17, 0.87],
        [0.09, 0.7],
      ],
      gloss('#e07a3f'),
    ),
    ring(0.322, 0.026, satin(shade.ink), [0, 0.38, 0], [Math.PI / 2, 0, 0]),
    ring(0.3, 0.02, satin(toy.sun), [0, 0.52, 0], [Math.PI / 2, 0, 0]),
    ring(0.135, 0.022, satin(shade.ink), [0, 0.7, 0], [Math.PI / 2, 0, 0]),
  )
