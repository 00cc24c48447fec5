import { arrowTile, loopTile, program, right } from '../figures/commands.ts'
import { robot } from '../figures/robot.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { booklet } from '../props/papers.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import { pathScreen } from '../screens/path.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor } from '../stages/plugo.ts'
import { lastBeingSet, lyingAt } from '../stages/plugo-tiles.ts'
import { toScale } from '../stages/to-scale.ts'

const colours = [shade.orange, shade.sky, toy.coral, toy.teal, toy.sun, shade.pink] as const
const arrows = (from: number) =>
  [0, 1, 2, 3, 4, 5].map((nth) =>
    lying(arrowTile(colours[(nth + from) % colours.length] ?? toy.coral, nth * right), 1.05),
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('plugo_coding'),
      booklet([1.2, 1.5], {
        title: ['Program', 'book'],
        art: '1f916',
        ground: '#f3efff',
        accent: toy.violet,
      }),
    ])
    return flatLay(hues.lilac, [
      [sized(lying(box), 1.15), book, lying(robot(toy.coral, toy.sun), 1.25)],
      arrows(0),
      arrows(2),
      [
        ...[toy.violet, toy.cobalt].map((color) => lying(loopTile(color), 1.05)),
        ...Array.from('2345').map((sign, nth) =>
          lying(signTile(sign, colours[nth] ?? toy.coral), 1.05),
        ),
      ],
    ])
  },
  hands: async () =>
    inHands(hues.lilac, {
      screen: await pathScreen(),
      child: children.mika,
      risen: [
        {
          thing: robot(toy.coral, toy.sun),
          at: [-0.75, 0.15],
          scale: 1.25,
          turn: 0.25,
          ring: '#ffffff',
        },
        ...program.slice(0, 3).map((make, nth) => ({
          thing: make([0, tileHalf.standing, 0]),
          at: [0.02 + nth * 0.56, -0.55 + nth * 0.08] as const,
          scale: 0.92,
          lift: 0.14 + nth * 0.12,
          turn: -0.1,
        })),
      ],
    }),
  size: () =>
    toScale(hues.lilac, {
      thing: group(
        placed(robot(toy.coral, toy.sun), [-0.55, 0, -0.1], [0, 0.25, 0], 0.92),
        arrowTile(shade.orange, right, [0.15, tileHalf.standing, 0], [0, -0.05, 0]),
        loopTile(toy.violet, [0.8, tileHalf.standing, 0.1], [0, -0.2, 0]),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 7.6,
      front: 3.4,
      pencil: toy.teal,
    }),
  play: async () =>
    plugoInUse(
      hues.aqua,
      {
        screen: await pathScreen(),
        trim: shade.ink,
        things: [
          ...program.map((make, slot) => make(...lastBeingSet(slot))),
          placed(robot(toy.coral, toy.sun), [-1.5, plugoFloor, 1.25], [0, 0.5, 0], 0.92),
          arrowTile(toy.sun, -right, ...lyingAt([-0.7, 1.45], 0.3)),
          signTile('2', toy.violet, ...lyingAt([0.1, 1.3], -0.25)),
        ],
      },
      children.tayo,
    ),
}
