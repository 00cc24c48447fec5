import { dropper, growingDish, jar, pipette } from '../figures/lab.ts'
import { crystals } from '../figures/nature.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import { block, group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { mug } from '../props/known.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { craftInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

const colours = [toy.violet, shade.pink, toy.teal, toy.sun] as const

/** A sachet of crystal salt with a label in its colour, lying. */
const sachet = (color: string) =>
  group(
    block([0.78, 0.12, 1], 0.06, satin('#f4f7ff'), [0, 0.06, 0]),
    block([0.79, 0.122, 0.44], 0.05, satin(color), [0, 0.062, 0.06]),
    block([0.8, 0.05, 0.08], 0.02, satin('#d9e0f2'), [0, 0.06, -0.48]),
  )

/** The dish with a garden whose tallest crystal is `tallest` high. */
const garden = (tallest: number) =>
  group(
    growingDish(),
    placed(crystals(toy.violet, tallest), [-0.1, 0.12, -0.2], [0, 0.3, 0]),
    placed(crystals(shade.pink, tallest * 0.66), [-0.6, 0.12, 0.2], [0, 1.1, 0]),
    placed(crystals(toy.teal, tallest * 0.72), [0.55, 0.12, 0.1], [0, 2.2, 0]),
    placed(crystals(toy.sun, tallest * 0.42), [0.08, 0.12, 0.5], [0, 0.7, 0]),
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('dabble_crystal_garden'),
      booklet([1.25, 1.7], {
        title: ['Change', 'one thing'],
        art: '1f52c',
        ground: '#fff8de',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.mint, [
      [lying(box), book, sized(growingDish(), 0.78)],
      colours.map((color) => sachet(color)),
      [
        ...colours.map((color) => sized(lying(dropper(color)), 0.95)),
        sized(lying(dropper(toy.white)), 1.2),
        sized(lying(jar()), 1.2),
      ],
    ])
  },
  size: () =>
    toScale(hues.mint, {
      thing: garden(0.78),
      centimetres: 6.47,
      ruler: { length: 15, stands: false },
      half: 7.5,
      front: 7.5,
      pencil: toy.cobalt,
    }),
  play: () =>
    craftInUse(hues.mint, {
      things: [
        placed(garden(0.95), [-0.3, 0, 0], [0, 0, 0], 1.35),
        placed(pipette(toy.violet), [0.34, 1.72, 0.4], [0.1, 0, -0.12], 1.15),
        placed(dropper(toy.violet), [-2.2, 0, 0.7], [0, 0.4, 0], 1.1),
        placed(dropper(toy.sun), [-2.7, 0, 0.1], [0, 0.4, 0], 1.1),
        placed(mug(toy.white, toy.teal), [-1.9, 0, -1.6], [0, -0.6, 0], 0.12),
      ],
      child: children.lin,
      pinch: [0.48, 2.72, 0.5],
    }),
}
