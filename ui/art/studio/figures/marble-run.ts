import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { ball, block, group, placed, rod, turned } from '../kit/shapes.ts'

/** Ramps by height, tilt and colour; they zigzag down the board. */
const ramps = [
  [-0.2, 2.0, -0.2, toy.coral],
  [0.2, 1.52, 0.2, toy.cobalt],
  [-0.2, 1.04, -0.2, toy.teal],
  [0.2, 0.56, 0.2, toy.violet],
] as const

/** The ramps of the box: two in each of four colours. */
export const rampColours = [toy.coral, toy.cobalt, toy.teal, toy.violet] as const

/** A ramp, lying along x. */
export function ramp(color: string) {
  const skin = gloss(color)
  return group(
    block([1.5, 0.06, 0.3], 0.025, skin),
    block([1.5, 0.16, 0.05], 0.022, skin, [0, 0.05, 0.15]),
    block([1.5, 0.16, 0.05], 0.022, skin, [0, 0.05, -0.15]),
  )
}

const cup = () =>
  turned(
    [
      [0, 0],
      [0.24, 0],
      [0.22, 0.1],
      [0.14, 0.2],
      [0, 0.22],
    ],
    gloss(toy.sun),
  )

/** The bell, standing on y = 0. */
export const bell = () => group(cup(), ball(0.05, gloss(toy.white), [0, 0.24, 0]))

/** A board with four ramps, a bell at the bottom and marbles rolling; 2.4 high. */
export function marbleRun() {
  const wood = matte('#fbead2')
  const made = group(
    block([2.3, 2.4, 0.1], 0.05, wood, [0, 1.26, -0.28]),
    block([2.5, 0.12, 0.95], 0.05, matte('#d9a468'), [0, 0.06, 0.05]),
    rod(0.07, 0.22, satin(shade.wood), [0.7, 0.22, 0.15]),
    placed(cup(), [-0.8, 0.13, 0.2]),
    ball(0.05, gloss(toy.white), [-0.8, 0.37, 0.2]),
  )
  for (const [x, y, tilt, color] of ramps)
    made.add(placed(ramp(color), [x, y, -0.04], [0, 0, tilt]))
  const marbles = [
    [-0.62, 2.24, shade.pink],
    [0.42, 1.71, toy.sun],
    [-0.3, 1.19, shade.sky],
    [0.1, 0.68, toy.coral],
  ] as const
  for (const [x, y, color] of marbles) made.add(ball(0.115, gloss(color), [x, y, -0.02]))
  return made
}
