import { sauropod, stego, trex, trike } from '../figures/dinos.ts'
import { egg, palm } from '../figures/nature.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { children } from '../props/hands.ts'
import { booklet, roundStickers } from '../props/papers.ts'
import { dinosGlobe } from '../scenes/orboot_dinos.ts'
import { jungleScreen } from '../screens/jungle.ts'
import { flatLay, lying } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { globeInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

const fossils = ['1f9b4', '1f41a', '1f995', '1f95a', '1f996', '1f33f', '1f43e', '1f9b7'] as const

export const gallery: Gallery = {
  box: async () => {
    const [box, logbook, stickers, guide] = await Promise.all([
      boxOf('orboot_dinos'),
      booklet([0.95, 1.22], {
        title: ['Fossil', 'logbook'],
        art: '1f996',
        ground: '#fff3da',
        accent: '#ffb26b',
      }),
      roundStickers(
        [1.62, 1.22],
        [...fossils, ...fossils, ...fossils],
        ['#ffe48a', '#bdebd3', '#ffd9b8', '#cbbffc', '#9ad8fa'],
        6,
      ),
      booklet([0.95, 1.22], {
        title: ['Quick', 'start'],
        art: '1f95a',
        ground: '#e9fbf1',
        accent: toy.violet,
      }),
    ])
    return flatLay(hues.mint, [
      [lying(box), lying(dinosGlobe())],
      [logbook, stickers, guide],
    ])
  },
  hands: async () =>
    inHands(hues.mint, {
      screen: await jungleScreen(),
      child: children.mika,
      risen: [
        { thing: trex(120), at: [-0.68, -0.2], scale: 2.6, turn: 0.6, ring: '#ffffff' },
        { thing: trike(110), at: [0.68, 0.2], scale: 2.1, turn: -0.5, ring: '#ffffff' },
        { thing: palm(), at: [1.12, -0.66], scale: 2.5 },
        { thing: palm(), at: [-1.3, -0.72], scale: 1.9, turn: 2 },
        { thing: egg('#fff3da', '#ff8a5c'), at: [-0.15, 0.62], scale: 1.7, turn: 0.3 },
      ],
    }),
  size: () =>
    toScale(hues.mint, {
      thing: dinosGlobe(),
      centimetres: 12.7,
      ruler: { length: 30, stands: true },
      half: 15,
      front: 9,
    }),
  play: async () =>
    globeInUse(hues.apricot, {
      globe: dinosGlobe(),
      screen: await jungleScreen(),
      child: children.tayo,
      risen: [
        { thing: sauropod(110), at: [-0.4, -0.1], scale: 2.1, turn: 0.7, ring: '#ffffff' },
        { thing: stego(100), at: [0.72, 0.3], scale: 1.6, turn: -0.4, ring: '#ffffff' },
      ],
      rings: [shade.leaf, '#8fdcb5', '#d5f5e4', '#8fdcb5'],
    }),
}
