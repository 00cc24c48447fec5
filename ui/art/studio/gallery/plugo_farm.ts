import { barn, chick, cow, fence, pig, sheep } from '../figures/farm.ts'
import { gloss } from '../kit/materials.ts'
import { group, placed, rod } from '../kit/shapes.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor, tray } from '../stages/plugo.ts'
import { farmScreen } from '../screens/farm.ts'

/** Twenty market coins in two rows. */
const coins = () =>
  group(
    ...Array.from({ length: 20 }, (_, nth) =>
      placed(rod(0.11, 0.03, gloss(nth % 3 === 0 ? toy.sun : shade.orange)), [
        (nth % 10) * 0.26,
        0.015,
        Math.floor(nth / 10) * 0.28,
      ]),
    ),
  )

export const gallery: Gallery = {
  box: async () => {
    const box = await boxOf('plugo_farm')
    return flatLay(hues.lime, [
      [sized(lying(box), 1.15), lying(barn(), 1.4)],
      [
        lying(cow(), 1.6),
        lying(pig(), 1.6),
        lying(sheep(), 1.6),
        ...[0, 1, 2].map(() => lying(chick(), 1.6)),
      ],
      [lying(fence(1), 1.5), coins()],
    ])
  },
  hands: async () =>
    inHands(hues.lime, {
      screen: await farmScreen(),
      child: children.tayo,
      risen: [
        { thing: cow(), at: [-0.75, 0], scale: 1.75, turn: 0.4, ring: '#ffffff' },
        { thing: sheep(), at: [0.85, 0.05], scale: 1.6, turn: -0.35, ring: '#ffffff' },
        { thing: barn(), at: [0.15, -0.72], scale: 1.3, turn: -0.1 },
        { thing: chick(), at: [0.1, 0.5], scale: 1.9, turn: 0.1, ring: '#ffffff' },
      ],
    }),
  size: () =>
    toScale(hues.lime, {
      thing: group(
        placed(barn(), [-0.65, 0, -0.25], [0, 0.2, 0], 0.98),
        placed(cow(), [0.35, 0, 0.1], [0, 0.75, 0], 1.3),
        placed(chick(), [0.9, 0, 0.3], [0, -0.1, 0], 1.3),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 8,
      front: 4.4,
      pencil: toy.coral,
    }),
  play: async () =>
    plugoInUse(
      hues.aqua,
      {
        screen: await farmScreen(),
        trim: toy.coral,
        things: [
          placed(barn(), [-0.95, tray.y, tray.z - 0.02], [0, 0.05, 0], 0.98),
          placed(cow(), [-0.15, tray.y, tray.z], [0, 0.35, 0], 1.3),
          placed(pig(), [0.5, tray.y, tray.z + 0.02], [0, 0.25, 0], 1.2),
          placed(sheep(), [tray.x(4), tray.y + 0.3, tray.z], [0, 0.2, -0.08], 1.2),
          placed(chick(), [-1.6, plugoFloor, 1.15], [0, 0.5, 0], 1.4),
          placed(chick(), [-1.1, plugoFloor, 1.35], [0, 0.1, 0], 1.3),
          placed(fence(1), [0.3, plugoFloor, 1.3], [0, 0.2, 0], 1.1),
        ],
      },
      children.lin,
    ),
}
