import { stickerSheet } from '../figures/stickers.ts'
import { tokens } from '../figures/tokens.ts'
import { hues, shade, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { earthGlobe } from '../props/globe/earth.ts'
import { children } from '../props/hands.ts'
import { booklet, roundStickers } from '../props/papers.ts'
import { voyageScreen } from '../screens/voyage.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { globeInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

/** Ten stickers in turn: rivers, festivals, shy animals. */
const stickers = [
  '1f9a6',
  '1f38f',
  '1f994',
  '1f30a',
  '1f386',
  '1f9a5',
  '1f43c',
  '1f3de-fe0f',
  '1f9a9',
  '1f3ee',
] as const
const grounds = ['#9ad8fa', '#ffb9c6', '#ffe48a', '#bdebd3', '#cbbffc', '#ffd9b8'] as const

/** One of the two sheets of thirty stickers. It starts with another sticker than the other one. */
const sheet = (from: number) =>
  roundStickers(
    [2, 1.66],
    Array.from({ length: 30 }, (_, nth) => stickers[(nth * 7 + from) % stickers.length] ?? '1f30a'),
    grounds,
    6,
  )

export const gallery: Gallery = {
  box: async () => {
    const [box, left, right, passport, quests] = await Promise.all([
      boxOf('orboot_expansion_pack'),
      sheet(0),
      sheet(3),
      booklet([0.95, 1.3], {
        title: ['Passport'],
        art: '1f30d',
        ground: toy.cobalt,
        accent: '#4a63f0',
        ink: toy.sun,
      }),
      booklet([0.95, 1.3], {
        title: ['Quests'],
        art: '1f9ed',
        ground: '#fff6e2',
        accent: '#9ad8fa',
      }),
    ])
    return flatLay(hues.sky, [
      [sized(lying(box), 1.35), sized(passport, 1.3), sized(quests, 1.3)],
      Object.values(tokens).map((token) => lying(token(), 1.15)),
      [left, right],
    ])
  },
  hands: async () =>
    inHands(hues.sky, {
      screen: await voyageScreen(),
      child: children.lin,
      risen: [
        { thing: tokens.eiffel(), at: [-0.8, -0.05], scale: 1.15, turn: 0.3, ring: '#ffffff' },
        { thing: tokens.taj(), at: [0.8, -0.2], scale: 1.2, turn: -0.2, ring: '#ffffff' },
        { thing: tokens.gate(), at: [0.05, 0.42], scale: 1.1, turn: 0.05, ring: '#ffffff' },
      ],
    }),
  size: async () =>
    toScale(hues.sky, {
      thing: group(
        placed(tokens.eiffel(), [-0.85, 0, 0], [0, 0.3, 0]),
        placed(tokens.operaHouse(), [0, 0, 0.1], [0, 0.1, 0]),
        placed(tokens.clockTower(), [0.85, 0, 0], [0, -0.2, 0]),
        placed(group(await stickerSheet()), [-0.5, 0, 0.95], [0, 0.15, 0], 0.85),
      ),
      centimetres: 12.7,
      ruler: { length: 15, stands: false },
      half: 16,
      front: 17,
      pencil: toy.coral,
    }),
  play: async () =>
    globeInUse(hues.mint, {
      globe: group(
        earthGlobe(),
        placed(tokens.taj(), [-1.35, 0, 0.75], [0, 0.4, 0]),
        placed(tokens.clockTower(), [-1.75, 0, -0.1], [0, 0.3, 0]),
      ),
      screen: await voyageScreen(),
      child: children.tayo,
      risen: [{ thing: tokens.eiffel(), at: [0, -0.1], scale: 1.2, turn: 0.2, ring: '#ffffff' }],
      rings: [toy.teal, '#bdebd3', shade.cream, '#8fdcb5'],
    }),
}
