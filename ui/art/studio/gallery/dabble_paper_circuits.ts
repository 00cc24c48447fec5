import { coinCell, ledLamp, paperLantern, popCard, starCard, tapeRoll } from '../figures/paper.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { mug } from '../props/known.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { craftInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

const lamps = ['#ffd23d', '#ffd23d', '#ff6fa3', '#7cf0dd', '#ffffff'] as const
const cells = [0, 1, 2, 3] as const

export const gallery: Gallery = {
  box: async () =>
    flatLay(hues.lilac, [
      [
        lying(await boxOf('dabble_paper_circuits')),
        starCard('#26306b', toy.sun),
        starCard(toy.coral, '#fff3b0'),
        starCard(toy.teal, '#fff3b0'),
      ],
      [
        lying(paperLantern(toy.coral)),
        lying(paperLantern(toy.sun)),
        starCard('#fffaf0'),
        starCard('#fffaf0'),
        sized(tapeRoll(), 1.3),
      ],
      cells.map(() => sized(coinCell(), 1.3)),
      [...lamps, ...lamps].map((color) => sized(ledLamp(color), 1.4)),
    ]),
  size: () =>
    toScale(hues.lilac, {
      thing: group(
        placed(popCard(), [-0.45, 0, -0.3], [0, 0.12, 0]),
        placed(paperLantern(toy.coral), [1, 0, 0.2], [0, 0, 0], 1.33),
      ),
      centimetres: 7.5,
      ruler: { length: 15, stands: false },
      half: 10.5,
      front: 7.5,
      pencil: toy.sun,
    }),
  play: () =>
    craftInUse(hues.lilac, {
      things: [
        placed(popCard(), [-0.5, 0, -0.7], [0, 0.2, 0], 1.5),
        placed(ledLamp('#ffd23d'), [0.72, 1.62, 0.3], [1.2, 0, 0], 1.2),
        placed(tapeRoll(), [-2.5, 0, 0.9], [0, 0.3, 0], 1.3),
        placed(paperLantern(toy.coral), [2.4, 0, -0.9], [0, 0, 0], 1.5),
        placed(coinCell(), [-1.7, 0, 1.7], [0, 0.3, 0], 1.2),
        placed(mug(toy.white, toy.violet), [-2.6, 0, -1.4], [0, -0.6, 0], 0.12),
      ],
      child: children.asha,
      pinch: [0.72, 1.62, 0.3],
    }),
}
