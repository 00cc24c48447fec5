import { slingshot } from '../figures/slingshot.ts'
import { gloss, satin } from '../kit/materials.ts'
import { ball, block, group, placed, ring, turned } from '../kit/shapes.ts'
import { hues, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor, tray } from '../stages/plugo.ts'
import { targetScreen } from '../screens/target.ts'

/** A target on a foot, 1 high: five rings of red and white. */
const target = () =>
  group(
    block([0.1, 0.5, 0.08], 0.03, satin('#f2cfa0'), [0, 0.25, 0]),
    block([0.5, 0.08, 0.3], 0.03, satin('#f2cfa0'), [0, 0.04, 0]),
    placed(
      group(
        ...[0.4, 0.32, 0.24, 0.16, 0.08].map((reach, nth) =>
          turned(
            [
              [0, 0],
              [reach, 0],
              [reach, 0.08 + nth * 0.012],
              [0, 0.08 + nth * 0.012],
            ],
            gloss(nth % 2 === 0 ? toy.coral : toy.white),
          ),
        ),
      ),
      [0, 0.62, -0.02],
      [Math.PI / 2, 0, 0],
    ),
  )

/** Three crates, one on two others. */
const crates = () =>
  group(
    ...(
      [
        [-0.22, 0.2, '#e8b878'],
        [0.22, 0.2, '#dca765'],
        [0, 0.61, '#f2cfa0'],
      ] as const
    ).map(([x, y, wood]) => block([0.4, 0.4, 0.4], 0.05, satin(wood), [x, y, 0])),
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, cards] = await Promise.all([
      boxOf('plugo_slingshot'),
      booklet([1.1, 1.5], {
        title: ['Ten level', 'cards'],
        art: '1f3af',
        ground: '#fff8de',
        accent: toy.coral,
      }),
    ])
    return flatLay(hues.orchid, [
      [sized(lying(box), 1.2), cards],
      [
        lying(slingshot(), 1.5),
        ...[toy.cobalt, toy.teal, toy.violet].map((color) => ball(0.22, gloss(color))),
        ring(0.4, 0.035, gloss(toy.coral), [0, 0, 0], [Math.PI / 2, 0, 0]),
      ],
    ])
  },
  hands: async () =>
    inHands(hues.orchid, {
      screen: await targetScreen(),
      child: children.lin,
      risen: [
        { thing: target(), at: [-0.75, -0.25], scale: 1.05, turn: 0.25, ring: '#ffffff' },
        { thing: crates(), at: [0.75, -0.3], turn: -0.3 },
        { thing: ball(0.2, gloss(toy.sun)), at: [-0.1, 0.3], lift: 0.75 },
      ],
    }),
  size: () =>
    toScale(hues.orchid, {
      thing: group(
        placed(slingshot(), [-0.2, 0, 0], [0, 0.25, 0], 1.65),
        ball(0.27, gloss(toy.cobalt), [0.72, 0.27, 0.45]),
        ball(0.27, gloss(toy.teal), [0.2, 0.27, 0.8]),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: true },
      half: 11,
      front: 6,
    }),
  play: async () =>
    plugoInUse(
      hues.sky,
      {
        screen: await targetScreen(),
        trim: toy.coral,
        things: [
          placed(slingshot(), [0.8, tray.y - 0.05, tray.z], [0, 0.16, 0], 1.5),
          ball(0.24, gloss(toy.cobalt), [-1.6, plugoFloor + 0.24, 1.3]),
          ball(0.24, gloss(toy.teal), [-1.05, plugoFloor + 0.24, 1.55]),
          ball(0.24, gloss(toy.violet), [-0.5, plugoFloor + 0.24, 1.3]),
        ],
      },
      children.asha,
      [1.04, tray.y + 1.2, tray.z + 0.95],
    ),
}
