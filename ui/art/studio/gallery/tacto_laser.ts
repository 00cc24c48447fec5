import { emitter, gem, mirror } from '../figures/optics.ts'
import { hues, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { pear } from '../props/known.ts'
import { booklet } from '../props/papers.ts'
import { aligned, lightPuzzle } from '../scenes/tacto_laser.ts'
import { opticsScreen } from '../screens/optics.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { tactoInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

const light = '#ff2f6e'

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('tacto_laser'),
      booklet(
        [1.3, 1.6],
        {
          title: ['Light', 'puzzles'],
          art: '1f48e',
          ground: '#fff1f6',
          accent: '#8371e6',
        },
        0.12,
      ),
    ])
    return flatLay(hues.iris, [
      [lying(box), book],
      [emitter(light), gem('#ffb400'), mirror(toy.cobalt), mirror(toy.teal), mirror(toy.coral)].map(
        (piece) => sized(lying(piece), 1.05),
      ),
    ])
  },
  hands: async () =>
    inHands(hues.iris, {
      screen: await opticsScreen(),
      child: children.lin,
      lean: 0,
      risen: lightPuzzle().map(({ thing, at: [x, z], turn = 0, scale = 1.2, ring }) => ({
        thing,
        at: [x * 0.88, z * 0.88] as const,
        scale: scale * 0.88,
        turn: turn - aligned,
        ring,
      })),
    }),
  size: () =>
    toScale(hues.iris, {
      thing: group(
        placed(emitter(light), [-0.9, 0, 0], [0, 0.5, 0]),
        placed(mirror(toy.cobalt), [0, 0, 0], [0, 0.15, 0]),
        placed(gem('#ffb400'), [0.8, 0, 0.1]),
      ),
      centimetres: 5.5,
      ruler: { length: 15, stands: false },
      half: 6.2,
      front: 1.9,
      pencil: toy.coral,
    }),
  play: async () =>
    tactoInUse(hues.blush, {
      screen: await opticsScreen(),
      played: lightPuzzle(),
      child: children.mika,
      pinch: [1.52, 1.27, 0.27],
      beside: [
        placed(mirror(toy.coral), [-2.1, 0, -0.6], [0, 0.45, 0], 1.2),
        placed(pear(), [2.25, 0, 1.05], [0, 0.4, 0], 0.12),
      ],
    }),
}
