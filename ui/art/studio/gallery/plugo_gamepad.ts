import { cow } from '../figures/farm.ts'
import { giraffe } from '../figures/animals.ts'
import { slingshot } from '../figures/slingshot.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import { block } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { gamepad } from '../props/dock.ts'
import { children } from '../props/hands.ts'
import { booklet } from '../props/papers.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import { kitsScreen } from '../screens/kits.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor } from '../stages/plugo.ts'
import { toScale } from '../stages/to-scale.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, card] = await Promise.all([
      boxOf('plugo_gamepad'),
      booklet([1.2, 1.5], {
        title: ['Set up'],
        art: '1f4f1',
        ground: '#fff8de',
        accent: toy.coral,
      }),
    ])
    return flatLay(hues.butter, [
      [sized(lying(box), 1.15), card],
      [gamepad(toy.coral)],
      [block([2.4, 0.16, 0.3], 0.06, satin(toy.coral))],
    ])
  },
  hands: async () =>
    inHands(hues.butter, {
      screen: await kitsScreen(),
      child: children.lin,
      risen: [
        {
          thing: signTile('7', shade.orange, [0, tileHalf.standing, 0]),
          at: [-1.05, -0.2],
          lift: 0.1,
          turn: 0.2,
        },
        { thing: giraffe(100), at: [-0.3, -0.2], scale: 1.7, turn: 0.3, ring: '#ffffff' },
        { thing: cow(), at: [0.42, 0.15], scale: 1.5, turn: -0.3, ring: '#ffffff' },
        { thing: slingshot(), at: [1.1, -0.3], scale: 0.9, turn: -0.25 },
      ],
    }),
  size: () =>
    toScale(hues.butter, {
      thing: gamepad(toy.coral),
      centimetres: 7.5,
      ruler: { length: 30, stands: false },
      half: 19,
      front: 6,
      pencil: toy.cobalt,
    }),
  play: async () =>
    plugoInUse(
      hues.sky,
      { screen: await kitsScreen(), trim: toy.coral, things: [] },
      children.tayo,
      [2.02, plugoFloor + 0.62, 0.14],
    ),
}
