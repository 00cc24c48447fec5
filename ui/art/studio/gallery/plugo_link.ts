import { bar, bridge, knot, tower } from '../figures/links.ts'
import { block, group, placed } from '../kit/shapes.ts'
import { gloss } from '../kit/materials.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor, tray } from '../stages/plugo.ts'
import { riverScreen } from '../screens/river.ts'

/** Bars of one length, side by side. */
const bars = (count: number, length: number, color: string) =>
  group(
    ...Array.from({ length: count }, (_, nth) =>
      bar([nth * 0.2, 0.06, -length / 2], [nth * 0.2, 0.06, length / 2], color),
    ),
  )

/** Four balls in a row. */
const balls = (color: string) =>
  group(...[0, 1, 2, 3].map((nth) => knot([nth * 0.34, 0.12, 0], color)))

/** The length of one unit of a Plugo scene, in centimetres. */
const scale = 7.4

/** The bars' lengths in centimetres, and their colours. */
const lengths = [
  [4, toy.coral],
  [6, toy.cobalt],
  [8, toy.violet],
] as const

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('plugo_link'),
      booklet([1.25, 1.6], {
        title: ['Bridges and', 'machines'],
        art: '1f309',
        ground: '#fff8de',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.aqua, [
      [sized(lying(box), 1.1), sized(book, 1.1)],
      [block([2.2, 0.12, 0.9], 0.05, gloss(toy.sun)), bars(8, 0.45, toy.coral)],
      [bars(8, 0.65, toy.cobalt), bars(8, 0.85, toy.violet)],
      [balls(toy.teal), balls(shade.pink), balls(toy.sun)],
    ])
  },
  hands: async () =>
    inHands(hues.aqua, {
      screen: await riverScreen(),
      child: children.asha,
      risen: [
        { thing: bridge(1.05, 0.6), at: [0, -0.15], lift: 0.16 },
        { thing: tower(0.3, 0.85), at: [0.95, -0.75], scale: 0.95, turn: 0.3 },
      ],
    }),
  size: () =>
    toScale(hues.aqua, {
      thing: group(
        placed(tower(0.312, 0.85), [-0.55, 0.04, -0.05], [0, 0.4, 0]),
        ...lengths.map(([length, color], nth) =>
          bar(
            [0.15, 0.06, 0.45 - nth * 0.28],
            [0.15 + length / scale, 0.06, 0.45 - nth * 0.28],
            color,
          ),
        ),
        knot([-0.12, 0.12, 0.66], toy.coral),
        knot([-1.05, 0.12, 0.5], toy.sun),
      ),
      centimetres: scale,
      ruler: { length: 15, stands: false },
      half: 11,
      front: 5.4,
      pencil: toy.violet,
    }),
  play: async () =>
    plugoInUse(
      hues.butter,
      {
        screen: await riverScreen(),
        trim: toy.sun,
        things: [
          placed(bridge(1.32, 0.72), [0, tray.y + 0.12, tray.z]),
          bar([0.9, tray.y + 0.9, tray.z], [1.02, tray.y + 1.62, tray.z + 0.02], toy.coral),
          placed(tower(0.312, 0.85), [-1.35, plugoFloor, 1.4], [0, 0.4, 0]),
          bar([-0.6, plugoFloor + 0.06, 1.25], [0.2, plugoFloor + 0.06, 1.4], shade.pink),
          knot([0.6, plugoFloor + 0.12, 1.4], toy.cobalt),
        ],
      },
      children.mika,
      [1.06, tray.y + 1.56, tray.z + 0.06],
    ),
}
