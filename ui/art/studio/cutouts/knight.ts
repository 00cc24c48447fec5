import { toy } from '../kit/colours.ts'
import { chessPiece } from '../props/chess.ts'
import { placed } from '../kit/shapes.ts'
import type { SceneBuilder } from '../rig/shot.ts'
import { cutout } from '../stages/cutout.ts'

export const scene: SceneBuilder = () =>
  cutout(placed(chessPiece('knight', toy.teal, toy.sun), [0, 0, 0], [0, 0.35, 0]))
