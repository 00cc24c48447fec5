import { hues, shade, toy } from '../kit/colours.ts'
import { group } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { booklet } from '../props/papers.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import { tileTray } from '../props/tile-tray.ts'
import { lettersScreen } from '../screens/letters.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { lyingTile, standing } from '../stages/plugo-tiles.ts'
import { toScale } from '../stages/to-scale.ts'

const colours = [toy.violet, toy.teal, toy.coral, toy.cobalt, shade.pink, shade.orange] as const
const letters = (text: string, from: number) =>
  Array.from(text).map((sign, nth) =>
    lying(signTile(sign, colours[(nth + from) % colours.length] ?? toy.coral), 0.8),
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, list] = await Promise.all([
      boxOf('plugo_letters'),
      booklet([1.2, 1.5], {
        title: ['Word list', 'for grown-ups'],
        art: '1f42f',
        ground: '#fff4e6',
        accent: toy.teal,
      }),
    ])
    return flatLay(hues.apricot, [
      [sized(lying(box), 1.4), sized(list, 1.2)],
      [sized(tileTray(toy.teal), 1.15), ...letters('★★', 2)],
      letters('ABCDEFGHI', 0),
      letters('JKLMNOPQR', 2),
      letters('STUVWXYZA', 4),
      letters('EIOURSTNL', 1),
    ])
  },
  hands: async () =>
    inHands(hues.apricot, {
      screen: await lettersScreen(),
      child: children.asha,
      risen: [
        ...Array.from('TIGE').map((sign, nth) => ({
          thing: signTile(sign, colours[nth] ?? toy.coral, [0, tileHalf.standing, 0]),
          at: [-1.12 + nth * 0.52, -0.4] as const,
          scale: 0.84,
          lift: 0.14,
        })),
        {
          thing: signTile('R', shade.pink, [0, tileHalf.standing, 0]),
          at: [1.02, -0.25],
          scale: 1.25,
          lift: 0.24,
          turn: -0.15,
          ring: '#ffffff',
        },
      ],
    }),
  size: () =>
    toScale(hues.apricot, {
      thing: group(
        signTile('A', toy.teal, [-0.5, tileHalf.standing, 0], [0, 0.25, 0]),
        signTile('B', toy.coral, [0.2, tileHalf.standing, 0.05], [0, -0.1, 0]),
        signTile('C', toy.violet, [-0.1, tileHalf.lying, 0.55], [-Math.PI / 2, 0, 0.2]),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 5,
      front: 4.4,
      pencil: toy.cobalt,
    }),
  play: async () =>
    plugoInUse(
      hues.sky,
      {
        screen: await lettersScreen(),
        trim: toy.teal,
        things: [
          standing('T', toy.violet, 0),
          standing('I', toy.teal, 1),
          standing('G', toy.coral, 2),
          standing('E', toy.cobalt, 3),
          standing('R', shade.pink, 4, 0.34, -0.1),
          lyingTile('A', toy.teal, [-1.6, 1.15], 0.3),
          lyingTile('B', toy.sun, [-0.5, 1.3], -0.25),
        ],
      },
      children.lin,
    ),
}
