import type { Texture } from 'three'
import { glyph } from '../kit/paint.ts'
import { satin } from '../kit/materials.ts'
import { face, group, placed, roundedRect, slab, type Vec } from '../kit/shapes.ts'

const size = { width: 0.54, height: 0.66, depth: 0.19 } as const

/** Half a tile's height and depth: how high its centre is when it stands or lies. */
export const tileHalf = { standing: size.height / 2, lying: size.depth / 2 } as const

/** A tile around the origin, facing +z, with its printed face in front. */
export function tile(color: string, print: Texture, at?: Vec, turn?: Vec) {
  const body = slab(roundedRect(size.width, size.height, 0.13), size.depth, 0.03, satin(color))
  const printed = satin('#ffffff', { map: print, clearcoat: 0.25 })
  const front = face(size.width - 0.07, size.height - 0.07, 0.095, printed)
  return placed(group(body, placed(front, [0, 0, size.depth / 2 + 0.002])), at, turn)
}

/** A tile with one white character. */
export const signTile = (sign: string, color: string, at?: Vec, turn?: Vec) =>
  tile(color, glyph(sign, '#ffffff', color), at, turn)
