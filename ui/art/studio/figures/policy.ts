import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { block, group, placed, rod, roundedRect, slab, tube, type Vec } from '../kit/shapes.ts'

/* Symbols of the shop's promises about privacy, orders and returns. */

/** A closed padlock, 2 high. */
export function padlock() {
  const arc = Array.from({ length: 17 }, (_, nth): Vec => {
    const angle = (nth / 16) * Math.PI
    return [Math.cos(angle) * 0.5, 1.42 + Math.sin(angle) * 0.5, 0]
  })
  return group(
    tube(
      [[0.5, 1.0, 0], ...arc, [-0.5, 1.0, 0]],
      0.14,
      satin('#e4e9f5', { metalness: 0.35, roughness: 0.3 }),
      96,
    ),
    placed(
      slab(roundedRect(1.75, 1.35, 0.42), 0.7, 0.16, gloss(toy.sun), { bevelSegments: 10 }),
      [0, 0.68, 0],
    ),
    rod(0.2, 0.06, satin(shade.ink), [0, 0.78, 0.36], [Math.PI / 2, 0, 0]),
    block([0.17, 0.42, 0.06], 0.03, satin(shade.ink), [0, 0.56, 0.36]),
  )
}

/** A parcel with its tape and its label, 1.3 high. */
export const parcel = () =>
  group(
    block([1.75, 1.25, 1.35], 0.07, matte('#dda869'), [0, 0.625, 0]),
    block([0.36, 1.27, 1.37], 0.07, satin('#f6d9ae', { roughness: 0.4 }), [0, 0.625, 0]),
    block([0.62, 0.44, 0.03], 0.014, matte(toy.white), [0.5, 0.42, 0.675]),
    block([0.4, 0.05, 0.03], 0.014, matte(toy.cobalt), [0.46, 0.5, 0.69]),
    block([0.28, 0.05, 0.03], 0.014, matte(toy.coral), [0.4, 0.38, 0.69]),
  )
