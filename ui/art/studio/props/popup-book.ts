import { ExtrudeGeometry, type Object3D } from 'three'
import { gloss, matte } from '../kit/materials.ts'
import { ball, block, group, outline, placed, roundedRect, slab, solid } from '../kit/shapes.ts'

/**
 * An open pop-up book, 3.3 wide: its cover, two curved pages with lines of text, and the objects
 * that pop up.
 */
export function popupBook(cover: string, page: string, things: readonly Object3D[]) {
  const paper = matte(page, { roughness: 0.8, side: 2 })
  const lines = matte('#c9bfae', { roughness: 0.9 })
  const book = group(
    placed(
      slab(roundedRect(3.3, 2.2, 0.1), 0.07, 0.03, gloss(cover)),
      [0, 0.2, 0],
      [-Math.PI / 2, 0, 0],
    ),
  )
  for (const side of [1, -1]) {
    const profile = outline([
      [0, 0],
      [1.55 * side, 0],
      [1.55 * side, 0.06],
      [0.9 * side, 0.34, 0.35 * side, 0.24],
      [0.08 * side, 0.18, 0, 0.06],
    ])
    const leaf = new ExtrudeGeometry(profile, { depth: 2, bevelEnabled: false, curveSegments: 24 })
    leaf.translate(0, 0, -1)
    book.add(solid(leaf, paper, [0, 0.23, 0]))
    for (let line = 0; line < 4; line++) {
      const short = line === 3
      const print = block(
        [short ? 0.5 : 0.95, 0.006, 0.035],
        0.002,
        lines,
        [side * 0.86 - (short ? 0.22 : 0), 0.487, 0.36 + line * 0.13],
        [0, 0, side * -0.165],
      )
      print.castShadow = false
      book.add(print)
    }
  }
  book.add(...things)
  return placed(book, [0, 0, 0], [0, -0.2, 0])
}

/** A soft hill on the pages. */
export const hill = (x: number, z: number, radius: number, color: string) =>
  ball(radius, matte(color, { roughness: 0.8 }), [x, 0.36, z], [1, 0.42, 0.62])
