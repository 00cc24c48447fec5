import { heartToken, medicine, stethoscope, teddy, thermometer } from '../figures/doctor.ts'
import { hues, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { tactoInUse } from '../stages/in-use.ts'
import { mug } from '../props/known.ts'
import { clinicScreen } from '../screens/clinic.ts'
import { group, placed } from '../kit/shapes.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, cards] = await Promise.all([
      boxOf('tacto_doctor'),
      booklet([1.1, 1.5], {
        title: ['Patient', 'cards'],
        art: '1fa79',
        ground: '#fff8f2',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.blush, [
      [lying(box), cards],
      [
        lying(teddy(), 1.4),
        lying(stethoscope(), 1.15),
        lying(thermometer(), 1.15),
        lying(medicine(), 1.15),
        lying(heartToken(), 1.15),
      ],
    ])
  },
  hands: async () =>
    inHands(hues.blush, {
      screen: await clinicScreen(),
      child: children.asha,
      risen: [
        { thing: teddy(), at: [-0.6, -0.25], scale: 1.45, turn: 0.2, ring: '#ff8fb1' },
        { thing: stethoscope(), at: [0.4, -0.5], scale: 1.15, turn: 0.1, ring: '#9ad8fa' },
        { thing: thermometer(), at: [1, -0.2], scale: 1.05, ring: '#ffd35c' },
      ],
    }),
  size: () =>
    toScale(hues.blush, {
      thing: group(
        placed(teddy(), [-0.75, 0.02, 0], [0, 0.25, 0], 1.17),
        placed(stethoscope(), [0.15, 0, 0.05], [0, 0.1, 0], 0.87),
        placed(thermometer(), [0.8, 0, 0.1], [0, -0.15, 0], 0.87),
      ),
      centimetres: 6,
      ruler: { length: 15, stands: false },
      half: 7.6,
      front: 2.6,
      pencil: toy.cobalt,
    }),
  play: async () =>
    tactoInUse(hues.mint, {
      screen: await clinicScreen(),
      played: [
        { thing: teddy(), at: [-0.78, -0.1], turn: 0.3, scale: 1.5, ring: '#ff8fb1' },
        { thing: stethoscope(), at: [0.25, -0.65], turn: 0.2, scale: 1.3, ring: '#9ad8fa' },
      ],
      child: children.lin,
      pinch: [0.78, 1.5, 0.42],
      beside: [
        placed(thermometer(), [0.7, 0.38, 0.3], [0, 0.2, -0.1], 1.15),
        placed(medicine(), [-2.15, 0, 0.85], [0, 0.4, 0], 1.15),
        placed(heartToken(), [2.2, 0, 0.95], [0, -0.2, 0], 1.15),
        placed(mug(toy.white, toy.coral), [-2.2, 0, -1.1], [0, -0.6, 0], 0.125),
      ],
    }),
}
