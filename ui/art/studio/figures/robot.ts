import { toy } from '../kit/colours.ts'
import { glow, gloss, satin } from '../kit/materials.ts'
import { ball, block, group, outline, placed, ring, rod, slab, unlit } from '../kit/shapes.ts'
import { footOf } from '../props/chess.ts'

/** A small robot with a glowing face, 1.15 high, waving. */
export function robot(color: string = toy.coral, accent: string = toy.sun) {
  const shell = gloss(color)
  const dark = gloss('#17203d', { roughness: 0.15 })
  const light = glow('#7cf0dd')
  return group(
    footOf(color, accent),
    block([0.42, 0.36, 0.34], 0.12, shell, [0, 0.4, 0]),
    block([0.2, 0.13, 0.04], 0.03, satin(toy.white), [0, 0.42, 0.17]),
    ball(0.03, gloss(accent), [-0.05, 0.42, 0.19]),
    ball(0.03, gloss(toy.teal), [0.05, 0.42, 0.19]),
    rod(0.07, 0.1, satin('#c3cbe0'), [0, 0.6, 0]),
    block([0.56, 0.42, 0.42], 0.15, shell, [0, 0.82, 0]),
    block([0.44, 0.28, 0.06], 0.12, dark, [0, 0.82, 0.19]),
    unlit(ball(0.05, light, [-0.1, 0.84, 0.215], [1, 1.25, 0.4])),
    unlit(ball(0.05, light, [0.1, 0.84, 0.215], [1, 1.25, 0.4])),
    rod(0.016, 0.16, satin('#c3cbe0'), [0, 1.08, 0]),
    ball(0.055, gloss(accent), [0, 1.17, 0]),
    rod(0.06, 0.08, gloss(accent), [0.3, 0.82, 0], [0, 0, Math.PI / 2]),
    rod(0.06, 0.08, gloss(accent), [-0.3, 0.82, 0], [0, 0, Math.PI / 2]),
    rod(0.05, 0.26, shell, [0.29, 0.52, 0], [0, 0, -0.8]),
    ball(0.075, gloss(accent), [0.39, 0.62, 0]),
    rod(0.05, 0.26, shell, [-0.27, 0.36, 0], [0, 0, -0.35]),
    ball(0.075, gloss(accent), [-0.32, 0.24, 0]),
  )
}

/** An arrow on a base: pointing up, then rotated by `angle` in its own plane. */
export function arrow(color: string, angle: number) {
  const shape = outline([
    [-0.1, -0.3],
    [0.1, -0.3],
    [0.1, 0],
    [0.26, 0],
    [0, 0.34],
    [-0.26, 0],
    [-0.1, 0],
  ])
  const sign = placed(slab(shape, 0.16, 0.05, gloss(color)), [0, 0.52, 0], [0, 0, angle])
  return group(footOf(toy.white, color, 0.26), sign)
}

/** A loop on a base: a ring that ends in an arrow head. */
export function loop(color: string) {
  const head = outline([
    [-0.14, 0],
    [0.14, 0],
    [0, 0.22],
  ])
  return group(
    footOf(toy.white, color, 0.26),
    ring(0.2, 0.065, gloss(color), [0, 0.5, 0]),
    placed(slab(head, 0.18, 0.04, gloss(toy.sun)), [0.2, 0.46, 0], [0, 0, 0.1]),
  )
}
