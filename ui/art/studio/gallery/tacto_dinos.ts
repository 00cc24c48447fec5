import { sauropod, stego, trex, trike } from '../figures/dinos.ts'
import { pouch } from '../props/pouch.ts'
import { onFoot } from '../scenes/tacto_dinos.ts'
import { group, placed } from '../kit/shapes.ts'
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
import { jungleScreen } from '../screens/jungle.ts'

/** The colour of the light around a figure on the screen. */
const ring = '#ffffff'

export const gallery: Gallery = {
  box: async () => {
    const [box, guide] = await Promise.all([
      boxOf('tacto_dinos'),
      booklet([1.25, 1.6], {
        title: ['Field', 'guide'],
        art: '1f995',
        ground: '#fff8de',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.mint, [
      [lying(box), guide, sized(pouch(toy.teal), 1.15)],
      [
        lying(placed(onFoot(trex(100), toy.cobalt), [0, 0, 0], [0, -0.6, 0]), 1.2),
        lying(placed(onFoot(sauropod(100), toy.violet), [0, 0, 0], [0, -0.6, 0]), 1.2),
        lying(placed(onFoot(trike(100), toy.sun), [0, 0, 0], [0, -0.6, 0]), 1.2),
        lying(placed(onFoot(stego(100), toy.coral), [0, 0, 0], [0, -0.6, 0]), 1.2),
      ],
    ])
  },
  hands: async () =>
    inHands(hues.mint, {
      screen: await jungleScreen(),
      child: children.tayo,
      risen: [
        { thing: onFoot(trex(110), toy.cobalt), at: [-0.8, -0.1], scale: 1.2, turn: -0.6, ring },
        {
          thing: onFoot(sauropod(110), toy.violet),
          at: [0.65, -0.45],
          scale: 1.15,
          turn: -0.6,
          ring,
        },
        { thing: onFoot(trike(110), toy.sun), at: [0.15, 0.45], turn: -0.6, ring },
      ],
    }),
  size: () =>
    toScale(hues.mint, {
      thing: group(
        placed(onFoot(trex(100), toy.cobalt), [-0.85, 0, 0], [0, -0.5, 0]),
        placed(onFoot(sauropod(100), toy.violet), [0.25, 0, -0.1], [0, -0.5, 0]),
        placed(onFoot(trike(100), toy.sun), [1.15, 0, 0.25], [0, -0.5, 0]),
      ),
      centimetres: 6.5,
      ruler: { length: 15, stands: false },
      half: 11.4,
      front: 4.2,
      pencil: toy.coral,
    }),
  play: async () =>
    tactoInUse(hues.sky, {
      screen: await jungleScreen(),
      played: [
        {
          thing: onFoot(trex(110), toy.cobalt),
          at: [-0.95, -0.05],
          turn: -0.45,
          scale: 1.3,
          ring,
        },
        { thing: onFoot(sauropod(110), toy.violet), at: [0.12, -0.74], turn: -0.5, ring },
      ],
      child: children.mika,
      pinch: [0.72, 1.12, 0.44],
      beside: [
        placed(onFoot(trike(110), toy.sun), [0.7, 0.36, 0.3], [0, -0.5, 0], 1.15),
        placed(onFoot(stego(100), toy.coral), [-2.05, 0, 1], [0, -0.4, 0], 1.05),
        placed(mug(toy.white, toy.teal), [-2.2, 0, -1.15], [0, -0.6, 0], 0.125),
      ],
    }),
}
