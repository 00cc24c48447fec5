import { bell, marbleRun, ramp, rampColours } from '../figures/marble-run.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { gloss, matte } from '../kit/materials.ts'
import { ball, block, group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { craftInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

const glass = [shade.pink, toy.sun, shade.sky, toy.coral, toy.teal, toy.violet] as const

const marble = (color: string) => group(ball(0.15, gloss(color), [0, 0.15, 0]))

/** The back board with its base, taken apart and lying. */
const board = () =>
  group(
    block([1.75, 0.08, 1.5], 0.035, matte('#fbead2'), [0, 0.04, -0.2]),
    block([1.75, 0.1, 0.5], 0.04, matte('#d9a468'), [0, 0.05, 0.95]),
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('dabble_marble_run'),
      booklet([1.25, 1.7], {
        title: ['Six runs'],
        art: '1f514',
        ground: '#fff8de',
        accent: toy.coral,
      }),
    ])
    const ramps = rampColours.map((color) => sized(ramp(color), 0.85))
    return flatLay(hues.apricot, [
      [lying(box), board(), book],
      ramps,
      rampColours.map((color) => sized(ramp(color), 0.85)),
      [sized(bell(), 1.4), ...glass.map(marble)],
      glass.map(marble),
    ])
  },
  size: () =>
    toScale(hues.apricot, {
      thing: marbleRun(),
      centimetres: 15.9,
      ruler: { length: 30, stands: true },
      half: 19.9,
      front: 8,
      pencil: toy.cobalt,
    }),
  play: () =>
    craftInUse(hues.apricot, {
      things: [
        placed(marbleRun(), [-0.35, 0, -0.5], [0, 0.24, 0], 1.22),
        ball(0.15, gloss(toy.cobalt), [0.72, 2.6, 0.1]),
        ball(0.16, gloss(toy.teal), [-1.9, 0.16, 1.1]),
        ball(0.16, gloss(shade.pink), [-1.4, 0.16, 1.4]),
        placed(ramp(toy.violet), [2.3, 0.1, 1.2], [0, 0.5, 0]),
      ],
      child: children.mika,
      pinch: [0.72, 2.6, 0.1],
    }),
}
