import { giraffe, elephant, lion } from '../figures/animals.ts'
import { cloud, palm } from '../figures/nature.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { boxOf } from '../props/boxes.ts'
import { earthGlobe } from '../props/globe/earth.ts'
import { children } from '../props/hands.ts'
import { booklet, flagStickers, rubberStamp } from '../props/papers.ts'
import { savannaScreen } from '../screens/savanna.ts'
import { flatLay, lying } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { globeInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

export const gallery: Gallery = {
  box: async () => {
    const [box, passport, flags, guide] = await Promise.all([
      boxOf('orboot'),
      booklet([0.86, 1.16], {
        title: ['Passport'],
        art: '1f30d',
        ground: toy.cobalt,
        accent: '#4a63f0',
        ink: toy.sun,
      }),
      flagStickers([1.1, 1.16]),
      booklet([0.86, 1.16], {
        title: ['Quick', 'start'],
        art: '1f9ed',
        ground: '#fff6e2',
        accent: '#9ad8fa',
      }),
    ])
    return flatLay(hues.sky, [
      [lying(box), lying(earthGlobe())],
      [passport, lying(rubberStamp(toy.coral)), lying(rubberStamp(toy.teal)), flags, guide],
    ])
  },
  hands: async () =>
    inHands(hues.sky, {
      screen: await savannaScreen(),
      child: children.asha,
      risen: [
        { thing: giraffe(110), at: [-0.72, -0.3], scale: 2.3, turn: 0.4, ring: '#ffffff' },
        {
          thing: elephant('#8f9cc0', 100),
          at: [0.42, 0.1],
          scale: 2.1,
          turn: -0.3,
          ring: '#ffffff',
        },
        { thing: palm(), at: [1.1, -0.62], scale: 2.2 },
        { thing: cloud(), at: [0.5, -0.7], scale: 0.9, lift: 1.35 },
      ],
    }),
  size: () =>
    toScale(hues.sky, {
      thing: earthGlobe(),
      centimetres: 12.7,
      ruler: { length: 30, stands: true },
      half: 15,
      front: 8,
    }),
  play: async () =>
    globeInUse(hues.peach, {
      globe: earthGlobe(),
      screen: await savannaScreen(),
      child: children.mika,
      risen: [{ thing: lion(100), at: [0, 0], scale: 1.9, turn: 0.2, ring: '#ffffff' }],
      rings: [toy.cobalt, shade.sky, '#cfe9fb', shade.sky],
    }),
}
