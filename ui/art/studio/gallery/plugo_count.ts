import { hues, shade, toy } from '../kit/colours.ts'
import { group } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { apple } from '../props/known.ts'
import { booklet } from '../props/papers.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import { tileTray } from '../props/tile-tray.ts'
import { countScreen } from '../screens/count.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { lyingTile, standing } from '../stages/plugo-tiles.ts'
import { toScale } from '../stages/to-scale.ts'

const colours = [toy.coral, toy.cobalt, toy.teal, toy.violet, shade.orange, shade.pink] as const
const digits = (text: string, from: number) =>
  Array.from(text).map((sign, nth) =>
    lying(signTile(sign, colours[(nth + from) % colours.length] ?? toy.coral), 0.92),
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, guide] = await Promise.all([
      boxOf('plugo_count'),
      booklet([1.2, 1.5], {
        title: ['Quick', 'start'],
        art: '1f43c',
        ground: '#fff8de',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.butter, [
      [sized(lying(box), 1.4), sized(guide, 1.2)],
      [sized(tileTray(toy.cobalt), 1.15), ...digits('+−', 0)],
      digits('×÷=01234', 2),
      digits('56789012', 1),
      digits('3456789', 3),
    ])
  },
  hands: async () =>
    inHands(hues.butter, {
      screen: await countScreen(),
      child: children.lin,
      risen: [
        ...(['4', '+', '3', '='] as const).map((sign, nth) => ({
          thing: signTile(sign, colours[nth] ?? toy.coral, [0, tileHalf.standing, 0]),
          at: [-1.12 + nth * 0.52, -0.35] as const,
          scale: 0.84,
          lift: 0.12,
        })),
        {
          thing: signTile('7', shade.orange, [0, tileHalf.standing, 0]),
          at: [1.02, -0.25],
          scale: 1.25,
          lift: 0.2,
          turn: -0.15,
          ring: '#ffffff',
        },
        { thing: apple(), at: [-0.35, 0.5], scale: 0.055 },
        { thing: apple(), at: [0.12, 0.62], scale: 0.055, turn: 1 },
      ],
    }),
  size: () =>
    toScale(hues.butter, {
      thing: group(
        signTile('7', shade.orange, [-0.5, tileHalf.standing, 0], [0, 0.25, 0]),
        signTile('4', toy.coral, [0.2, tileHalf.standing, 0.05], [0, -0.1, 0]),
        signTile('+', toy.cobalt, [-0.1, tileHalf.lying, 0.55], [-Math.PI / 2, 0, 0.2]),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 5,
      front: 4.4,
      pencil: toy.teal,
    }),
  play: async () =>
    plugoInUse(
      hues.aqua,
      {
        screen: await countScreen(),
        trim: toy.cobalt,
        things: [
          standing('4', toy.coral, 0),
          standing('+', toy.cobalt, 1),
          standing('3', toy.teal, 2),
          standing('=', toy.violet, 3),
          standing('7', shade.orange, 4, 0.34, -0.1),
          lyingTile('9', shade.pink, [-1.6, 1.15], 0.3),
          lyingTile('2', toy.teal, [-0.5, 1.3], -0.25),
        ],
      },
      children.asha,
    ),
}
