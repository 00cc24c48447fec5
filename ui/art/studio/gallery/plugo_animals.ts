import { elephant, giraffe, lion, penguin } from '../figures/animals.ts'
import { onToken } from '../scenes/plugo_animals.ts'
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
import { savannaScreen } from '../screens/savanna.ts'
import { group, placed } from '../kit/shapes.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('plugo_animals'),
      booklet([1.25, 1.6], {
        title: ['Ranger’s', 'field book'],
        art: '1f981',
        ground: '#fff8de',
        accent: shade.orange,
      }),
    ])
    return flatLay(hues.sky, [
      [sized(lying(box), 1.15), book],
      [
        lying(onToken(lion(), toy.coral, 1.15), 1.1),
        lying(onToken(giraffe(), toy.teal, 1.2), 1.1),
        lying(onToken(elephant(), toy.violet, 1.35), 1.1),
      ],
      [
        lying(onToken(penguin(), toy.sun, 1.5), 1.1),
        lying(onToken(elephant('#ffb38a'), toy.cobalt, 1.05), 1.1),
        lying(onToken(penguin(), toy.coral, 1.3), 1.1),
      ],
    ])
  },
  hands: async () =>
    inHands(hues.sky, {
      screen: await savannaScreen(),
      child: children.mika,
      risen: [
        { thing: lion(), at: [-0.78, -0.05], scale: 1.6, turn: 0.3, ring: '#ffffff' },
        { thing: giraffe(), at: [0.05, -0.55], scale: 1.75, turn: 0.2, ring: '#ffffff' },
        { thing: elephant(), at: [0.8, -0.05], scale: 1.7, turn: -0.35, ring: '#ffffff' },
      ],
    }),
  size: () =>
    toScale(hues.sky, {
      thing: group(
        placed(onToken(lion(), toy.coral, 1.15), [-0.95, 0, 0], [0, 0.3, 0]),
        placed(onToken(giraffe(), toy.teal, 1.2), [-0.15, 0, 0], [0, 0.5, 0]),
        placed(onToken(penguin(), toy.coral, 1.3), [0.6, 0, 0.2], [0, -0.1, 0]),
      ),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 8.2,
      front: 3.8,
      pencil: toy.violet,
    }),
  play: async () =>
    plugoInUse(
      hues.mint,
      {
        screen: await savannaScreen(),
        trim: shade.orange,
        things: [
          placed(onToken(lion(), toy.coral, 1.15), [-1.1, tray.y, tray.z + 0.06], [0, 0.35, 0]),
          placed(onToken(elephant(), toy.violet, 1.3), [-0.3, tray.y, tray.z], [0, 0.3, 0]),
          placed(onToken(giraffe(), toy.teal, 1.2), [0.45, tray.y, tray.z], [0, 0.3, 0]),
          placed(
            onToken(penguin(), toy.sun, 1.5),
            [tray.x(4), tray.y + 0.32, tray.z],
            [0, 0.1, -0.08],
          ),
          placed(
            onToken(elephant('#ffb38a'), toy.cobalt, 1.05),
            [-1.5, plugoFloor, 1.3],
            [0, 0.45, 0],
          ),
        ],
      },
      children.tayo,
    ),
}
