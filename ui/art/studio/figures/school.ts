import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { block, group, placed, ring, roundedRect, slab, tube } from '../kit/shapes.ts'
import { pencil } from '../props/known.ts'

/** A school bag with a flap, a pocket, a zip and a side pocket, 2.45 high, standing on y = 0. */
export function schoolBag(cloth: string = toy.cobalt, trim: string = toy.coral) {
  const fabric = satin(cloth, { roughness: 0.62 })
  const pocket = satin(trim, { roughness: 0.6 })
  const zip = gloss(toy.sun)
  return group(
    block([1.75, 2.1, 0.95], 0.4, fabric, [0, 1.07, 0]),
    block([1.79, 0.72, 1.02], 0.34, satin('#3a56f2', { roughness: 0.6 }), [0, 1.79, 0.01]),
    block([1.25, 0.86, 0.4], 0.18, pocket, [0, 0.62, 0.45]),
    block([1.29, 0.3, 0.44], 0.14, satin('#ff7263', { roughness: 0.6 }), [0, 0.95, 0.45]),
    block([0.36, 0.5, 0.14], 0.06, satin(shade.cream), [0, 1.45, 0.5]),
    ring(0.1, 0.03, zip, [0, 1.17, 0.56]),
    block([0.2, 0.12, 0.08], 0.03, zip, [0, 0.83, 0.68]),
    tube(
      [
        [-0.34, 2.05, -0.1],
        [-0.28, 2.36, -0.1],
        [0, 2.45, -0.1],
        [0.28, 2.36, -0.1],
        [0.34, 2.05, -0.1],
      ],
      0.075,
      pocket,
    ),
    ...[-1, 1].map((side) => block([0.16, 0.78, 0.6], 0.07, pocket, [side * 0.89, 0.52, 0])),
  )
}

/** A closed book lying on y = 0, with its back to −x. Width, thickness and depth in scene units. */
export function book(
  cover: string,
  [width, thick, depth]: readonly [number, number, number] = [1.9, 0.26, 1.35],
) {
  const board = gloss(cover)
  const leaf = 0.045
  return group(
    block([width, leaf, depth], 0.02, board, [0, leaf / 2, 0]),
    block([width, leaf, depth], 0.02, board, [0, thick - leaf / 2, 0]),
    block([leaf, thick, depth], 0.02, board, [-width / 2 + leaf / 2, thick / 2, 0]),
    block([width - 0.1, thick - 2 * leaf, depth - 0.12], 0.01, matte(shade.cream), [
      0,
      thick / 2,
      0,
    ]),
  )
}

/** A pot with three pencils in it, 1.3 high, standing on y = 0. */
export function pencilPot(color: string = toy.teal) {
  const lean = [
    [toy.coral, -0.1, 0.03, 0.16],
    [toy.sun, 0.09, -0.06, -0.12],
    [toy.violet, 0, 0.09, 0.03],
  ] as const
  return group(
    placed(
      slab(roundedRect(0.58, 0.58, 0.26), 0.66, 0.05, satin(color)),
      [0, 0.33, 0],
      [-Math.PI / 2, 0, 0],
    ),
    ...lean.map(([wood, x, z, turn]) =>
      placed(
        group(placed(group(pencil(wood)), [0, 0, 0], [0, 0, Math.PI / 2])),
        [x, 0.76, z],
        [0, 0, turn],
        0.07,
      ),
    ),
  )
}
