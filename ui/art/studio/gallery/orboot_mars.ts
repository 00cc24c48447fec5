import { marsGlobe } from '../scenes/orboot_mars.ts'
import { roundStickers } from '../props/papers.ts'
import { hues, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { booklet } from '../props/papers.ts'
import { flatLay, lying } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { children } from '../props/hands.ts'
import { inHands } from '../stages/in-hands.ts'
import { toScale } from '../stages/to-scale.ts'
import { globeInUse } from '../stages/in-use.ts'
import { rocket } from '../figures/craft.ts'
import { astronaut, rover } from '../figures/space.ts'
import { marsScreen } from '../screens/mars.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, handbook, patches, guide] = await Promise.all([
      boxOf('orboot_mars'),
      booklet([0.95, 1.22], {
        title: ['Mission', 'handbook'],
        art: '1f680',
        ground: '#fff1e6',
        accent: '#f0855f',
      }),
      roundStickers(
        [1.62, 1.22],
        [
          '1f680',
          '1f31f',
          '1f6f0-fe0f',
          '1f916',
          '1f9d1-200d-1f680',
          '1fa90',
          '1f52d',
          '2604-fe0f',
          '1f30b',
          '1f31a',
          '1f47d',
          '1f9ea',
        ],
        ['#cbbffc', '#ffd9b8', '#9ad8fa', '#ffe48a'],
        4,
      ),
      booklet([0.95, 1.22], {
        title: ['Quick', 'start'],
        art: '1f52d',
        ground: '#eef1ff',
        accent: toy.coral,
      }),
    ])
    return flatLay(hues.periwinkle, [
      [lying(box), lying(marsGlobe())],
      [handbook, patches, guide],
    ])
  },
  hands: async () =>
    inHands(hues.periwinkle, {
      screen: await marsScreen(),
      child: children.lin,
      risen: [
        { thing: rover(), at: [-0.78, 0], scale: 2.3, turn: 0.7, ring: '#ffffff' },
        { thing: astronaut(), at: [0.14, -0.45], scale: 2.3, turn: -0.1, ring: '#ffffff' },
        { thing: rocket(), at: [0.95, -0.5], scale: 2.1, lift: 0.25, turn: -0.2, ring: '#ffd35c' },
      ],
    }),
  size: () =>
    toScale(hues.periwinkle, {
      thing: marsGlobe(),
      centimetres: 12.7,
      ruler: { length: 30, stands: true },
      half: 15,
      front: 8,
    }),
  play: async () =>
    globeInUse(hues.lilac, {
      globe: marsGlobe(),
      screen: await marsScreen(),
      child: children.asha,
      risen: [
        { thing: rover(), at: [-0.45, 0.05], scale: 2.1, turn: 0.6, ring: '#ffffff' },
        { thing: astronaut(), at: [0.6, -0.1], scale: 2, turn: -0.2, ring: '#ffffff' },
      ],
      rings: [toy.cobalt, '#8fa3f7', '#d3dbff', '#8fa3f7'],
    }),
}
