import { hues, toy } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { boxOf } from '../props/boxes.ts'
import { chessPiece, type Piece } from '../props/chess.ts'
import { children } from '../props/hands.ts'
import { mug } from '../props/known.ts'
import { booklet } from '../props/papers.ts'
import { pouch } from '../props/pouch.ts'
import { chessScreen } from '../screens/chess.ts'
import { flatLay, lying, sized } from '../stages/flat-lay.ts'
import type { Gallery } from '../stages/gallery.ts'
import { inHands } from '../stages/in-hands.ts'
import { tactoInUse } from '../stages/in-use.ts'
import { toScale } from '../stages/to-scale.ts'

const pieces: readonly Piece[] = ['king', 'queen', 'bishop', 'knight', 'rook', 'pawn']
const coral = (piece: Piece) => chessPiece(piece, toy.coral, toy.sun)
const teal = (piece: Piece) => chessPiece(piece, toy.teal, toy.sun)

export const gallery: Gallery = {
  box: async () => {
    const [box, book] = await Promise.all([
      boxOf('tacto_chess'),
      booklet(
        [1.25, 1.6],
        {
          title: ['Six pieces,', 'six stories'],
          art: '1f451',
          ground: '#fff1c9',
          accent: toy.violet,
        },
        0.12,
      ),
    ])
    return flatLay(hues.lilac, [
      [lying(box), book, sized(pouch(toy.violet), 1.15)],
      pieces.map((piece) => lying(coral(piece), 0.95)),
      pieces.map((piece) => lying(teal(piece), 0.95)),
    ])
  },
  hands: async () =>
    inHands(hues.lilac, {
      screen: await chessScreen(),
      child: children.tayo,
      risen: [
        { thing: coral('king'), at: [-1.08, -0.5], scale: 1.05, turn: 0.15, ring: '#ffd35c' },
        { thing: coral('knight'), at: [-0.05, -0.12], scale: 1.15, turn: 0.45, ring: '#ffd35c' },
        { thing: teal('pawn'), at: [-0.72, 0.42], scale: 1.05, turn: 0.15, ring: '#7cf0dd' },
        { thing: teal('queen'), at: [0.85, -0.45], scale: 1.05, turn: -0.2, ring: '#7cf0dd' },
      ],
    }),
  size: () =>
    toScale(hues.lilac, {
      thing: group(
        placed(coral('king'), [-0.85, 0, 0], [0, 0.25, 0]),
        placed(coral('knight'), [0, 0, 0.1], [0, 0.5, 0]),
        placed(teal('pawn'), [0.75, 0, 0.25], [0, -0.1, 0]),
      ),
      centimetres: 4.83,
      ruler: { length: 15, stands: false },
      half: 5.5,
      front: 1.6,
      pencil: toy.cobalt,
    }),
  play: async () =>
    tactoInUse(hues.lilac, {
      screen: await chessScreen(),
      played: [
        { thing: coral('king'), at: [-1.2, -0.55], turn: 0.2, ring: '#ffd35c' },
        { thing: teal('pawn'), at: [-0.66, 0.5], turn: 0.15, ring: '#7cf0dd' },
        { thing: teal('queen'), at: [0.2, -0.72], turn: 0.05, ring: '#7cf0dd' },
      ],
      child: children.asha,
      pinch: [0.68, 1.42, 0.42],
      beside: [
        placed(coral('knight'), [0.6, 0.4, 0.3], [0, 0.5, -0.12], 1.2),
        placed(mug(toy.white, toy.coral), [-2.2, 0, -1.1], [0, -0.6, 0], 0.125),
        placed(teal('rook'), [2.1, 0, -0.75], [0, -0.3, 0], 1.15),
        placed(coral('bishop'), [-2.15, 0, 0.85], [0, 0.3, 0], 1.15),
      ],
    }),
}
