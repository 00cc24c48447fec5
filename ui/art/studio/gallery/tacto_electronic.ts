import { battery, bulb, fan, lever } from '../figures/electronics.ts'
import { pouch } from '../props/pouch.ts'
import { hues, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { tactoInUse } from '../stages/in-use.ts'
import { mug } from '../props/known.ts'
import { circuitScreen } from '../screens/circuit.ts'
import { group, placed } from '../kit/shapes.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('tacto_electronic'),
      booklet([1.25, 1.6], {
        title: ['Book of', 'circuits'],
        art: '1f4a1',
        ground: '#fff8de',
        accent: toy.cobalt,
      }),
    ])
    return flatLay(hues.periwinkle, [
      [lying(box), book, sized(pouch(toy.cobalt), 1.15)],
      [battery(), bulb(), fan(), lever()].map((piece) => lying(piece, 1.15)),
    ])
  },
  hands: async () =>
    inHands(hues.periwinkle, {
      screen: await circuitScreen(),
      child: children.mika,
      risen: [
        { thing: bulb(), at: [0.1, -0.5], scale: 1.25, turn: 0.1, ring: '#ffd35c' },
        { thing: battery(), at: [-0.98, 0.02], scale: 1.1, turn: 0.25, ring: '#7cf0dd' },
        { thing: fan(), at: [1, -0.05], scale: 1.1, turn: -0.2, ring: '#cbbffc' },
      ],
    }),
  size: () =>
    toScale(hues.periwinkle, {
      thing: group(
        placed(battery(), [-0.8, 0, 0], [0, 0.3, 0]),
        placed(bulb(), [0, 0, 0.05], [0, 0.1, 0]),
        placed(fan(), [0.8, 0, 0.05], [0, -0.1, 0]),
      ),
      centimetres: 5.7,
      ruler: { length: 15, stands: false },
      half: 7.2,
      front: 2.2,
      pencil: toy.coral,
    }),
  play: async () =>
    tactoInUse(hues.aqua, {
      screen: await circuitScreen(),
      played: [
        { thing: bulb(), at: [0.1, -0.5], turn: 0.25, scale: 1.45, ring: '#ffd35c' },
        { thing: battery(), at: [-1.08, 0.14], turn: 0.3, scale: 1.28, ring: '#7cf0dd' },
      ],
      child: children.tayo,
      pinch: [1.2, 1.55, -0.05],
      beside: [
        placed(fan(), [1.1, 0.38, -0.2], [0, 0.1, -0.08], 1.28),
        placed(lever(), [-2.15, 0, 0.85], [0, 0.5, 0], 1.15),
        placed(mug(toy.white, toy.sun), [-2.2, 0, -1.1], [0, -0.6, 0], 0.125),
      ],
    }),
}
