import { toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { ball, block, group, placed, ring, tube } from '../kit/shapes.ts'

/** A drawn slingshot: a fork, two bands and a ball pulled back towards +z. 1.2 high. */
export function slingshot(color: string = toy.coral) {
  const wood = gloss(color)
  const band = matte('#2b2f45')
  return group(
    tube(
      [
        [0, 0, 0],
        [0, 0.36, 0],
        [0, 0.52, 0],
      ],
      0.1,
      wood,
    ),
    tube(
      [
        [0, 0.42, 0],
        [-0.16, 0.62, 0],
        [-0.36, 0.74, 0],
        [-0.42, 1.12, 0],
      ],
      0.085,
      wood,
    ),
    tube(
      [
        [0, 0.42, 0],
        [0.16, 0.62, 0],
        [0.36, 0.74, 0],
        [0.42, 1.12, 0],
      ],
      0.085,
      wood,
    ),
    ball(0.1, wood, [-0.42, 1.13, 0]),
    ball(0.1, wood, [0.42, 1.13, 0]),
    ring(0.095, 0.02, satin(toy.white), [-0.415, 1.02, 0], [Math.PI / 2, 0, 0]),
    ring(0.095, 0.02, satin(toy.white), [0.415, 1.02, 0], [Math.PI / 2, 0, 0]),
    tube(
      [
        [-0.42, 1.02, 0.06],
        [-0.24, 0.9, 0.32],
        [-0.13, 0.84, 0.5],
      ],
      0.026,
      band,
    ),
    tube(
      [
        [0.42, 1.02, 0.06],
        [0.24, 0.9, 0.32],
        [0.13, 0.84, 0.5],
      ],
      0.026,
      band,
    ),
    placed(block([0.34, 0.16, 0.06], 0.03, satin('#7a4a35')), [0, 0.83, 0.56], [0.3, 0, 0]),
    ball(0.15, gloss(toy.sun), [0, 0.86, 0.46]),
  )
}
