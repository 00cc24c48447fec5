import { hues, toy } from '../kit/colours.ts'
import { chessPiece, type Piece } from '../props/chess.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { chessScreen } from '../screens/chess.ts'
import { type Figurine, tactoStage } from '../stages/tacto.ts'

const red = (piece: Piece, at: Figurine['at'], turn: number): Figurine => ({
  thing: chessPiece(piece, toy.coral, toy.sun),
  at,
  turn,
})
const teal = (
  piece: Piece,
  at: Figurine['at'],
  turn: number,
  accent: string = toy.sun,
): Figurine => ({ thing: chessPiece(piece, toy.teal, accent), at, turn })

/** Tacto Chess: pieces with faces, on a board that answers. */
export const scene: SceneBuilder = async () =>
  tactoStage(
    hues.lilac,
    await chessScreen(),
    [
      { ...red('king', [-1.2, -0.5], 0.2), ring: '#ffd35c' },
      { ...red('knight', [0.16, -0.2], 0.55), ring: '#ffd35c' },
      { ...teal('pawn', [-0.66, 0.5], 0.15, '#eafff9'), ring: '#7cf0dd' },
    ],
    [
      teal('queen', [1.28, -1.42], 0.05),
      teal('rook', [2.1, -0.72], -0.12),
      red('bishop', [-2.13, 0.62], 0.3),
      red('pawn', [2.12, 0.62], -0.2),
    ],
  )
