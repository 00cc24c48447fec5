import { toy } from '../kit/colours.ts'
import { gloss, satin } from '../kit/materials.ts'
import { ball, group, placed, rod, turned } from '../kit/shapes.ts'
import { crystals } from './nature.ts'

const clearGlass = () =>
  satin('#e8f6ff', { roughness: 0.05, clearcoat: 1, transparent: true, opacity: 0.35 })

/** A bottle with a rubber bulb on top, 0.95 high. */
export const dropper = (color: string) =>
  group(
    turned(
      [
        [0, 0],
        [0.25, 0],
        [0.27, 0.1],
        [0.27, 0.42],
        [0.12, 0.58],
        [0.12, 0.62],
        [0, 0.62],
      ],
      gloss(color),
    ),
    rod(0.14, 0.1, gloss(toy.white), [0, 0.65, 0]),
    turned(
      [
        [0.09, 0.68],
        [0.13, 0.8],
        [0.1, 0.93],
        [0, 0.96],
      ],
      gloss(toy.sun),
    ),
    rod(0.278, 0.2, satin(toy.white), [0, 0.26, 0]),
  )

/** A jar with a crystal in it, 0.8 high. */
export function glassDome(color: string) {
  const glass = turned(
    [
      [0, 0],
      [0.3, 0],
      [0.32, 0.06],
      [0.32, 0.46],
      [0.24, 0.58],
      [0.24, 0.62],
    ],
    clearGlass(),
  )
  glass.castShadow = false
  return group(
    placed(crystals(color, 0.42), [0, 0.03, 0]),
    glass,
    turned(
      [
        [0, 0.6],
        [0.27, 0.6],
        [0.27, 0.74],
        [0, 0.75],
      ],
      gloss(toy.white),
    ),
    ball(0.05, gloss(toy.coral), [0, 0.78, 0]),
  )
}

/** The white dish in which the crystals grow, 2.3 wide. */
export const growingDish = () =>
  turned(
    [
      [0, 0],
      [1.05, 0],
      [1.16, 0.24],
      [1.06, 0.26],
      [1.0, 0.14],
      [0, 0.14],
    ],
    gloss(toy.white),
  )

/** The empty jar of clear plastic, 0.8 high. */
export const jar = () =>
  group(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.32, 0.06],
        [0.32, 0.46],
        [0.24, 0.58],
        [0.24, 0.62],
      ],
      satin('#d5e9f7', { roughness: 0.1, clearcoat: 1 }),
    ),
    turned(
      [
        [0, 0.6],
        [0.27, 0.6],
        [0.27, 0.74],
        [0, 0.75],
      ],
      gloss(toy.white),
    ),
    ball(0.05, gloss(toy.coral), [0, 0.78, 0]),
  )

/** A pipette with a drop of this colour at its tip, which is at the origin. */
export const pipette = (color: string) =>
  group(
    ball(0.06, gloss(color), [0, -0.02, 0], [1, 1.35, 1]),
    rod(0.045, 0.62, satin('#eaf4fc', { roughness: 0.1, clearcoat: 1 }), [0, 0.36, 0]),
    rod(0.075, 0.07, gloss(toy.white), [0, 0.68, 0]),
    turned(
      [
        [0.07, 0.7],
        [0.11, 0.84],
        [0.09, 1],
        [0, 1.04],
      ],
      gloss(toy.sun),
    ),
  )
