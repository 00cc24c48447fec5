import { cat } from '../figures/sitters.ts'
import { keyboard, noteColours, quaver } from '../figures/tunes.ts'
import { hues, toy } from '../kit/colours.ts'
import { satin } from '../kit/materials.ts'
import { group, placed, rod } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { booklet } from '../props/papers.ts'
import { tunesScreen } from '../screens/tunes.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { plugoInUse } from '../stages/in-use.ts'
import { plugoFloor } from '../stages/plugo.ts'
import { toScale } from '../stages/to-scale.ts'

const songbook = () =>
  booklet([1.2, 1.5], {
    title: ['Song', 'book'],
    art: '1f3b6',
    ground: '#fff1f4',
    accent: toy.violet,
  })

export const gallery: Gallery = {
  box: async () => {
    const [box, songs] = await Promise.all([boxOf('plugo_piano'), songbook()])
    return flatLay(hues.blush, [
      [sized(lying(box), 1.3), sized(songs, 1.25)],
      [sized(keyboard(false), 1.25)],
      noteColours.map((color) => rod(0.13, 0.03, satin(color))),
    ])
  },
  hands: async () =>
    inHands(hues.blush, {
      screen: await tunesScreen(),
      child: children.tayo,
      risen: [
        { thing: cat(), at: [0.1, -0.1], scale: 1.9, turn: 0.05, ring: '#ffffff' },
        { thing: quaver(toy.coral), at: [-1.12, -0.35], scale: 0.7, lift: 0.35, turn: 0.2 },
        { thing: quaver(toy.sun), at: [-0.7, 0.3], scale: 0.55, lift: 0.15 },
        { thing: quaver(toy.teal), at: [0.9, 0.2], scale: 0.6, lift: 0.3, turn: -0.2 },
        { thing: quaver(toy.violet), at: [1.15, -0.5], scale: 0.75, lift: 0.6, turn: -0.2 },
      ],
    }),
  size: () =>
    toScale(hues.blush, {
      thing: placed(group(keyboard()), [0, 0.05, 0]),
      centimetres: 7.4,
      ruler: { length: 15, stands: false },
      half: 11.6,
      front: 4.6,
      pencil: toy.violet,
    }),
  play: async () =>
    plugoInUse(
      hues.lilac,
      {
        screen: await tunesScreen(),
        trim: toy.violet,
        things: [
          placed(keyboard(), [0, plugoFloor + 0.5, 0.3]),
          placed(group(await songbook()), [-1.3, plugoFloor, 1.55], [0, 0.35, 0], 0.75),
        ],
      },
      children.mika,
      [0.95, plugoFloor + 0.74, 0.5],
    ),
}
