import type { Object3D } from 'three'
import { shade, toy } from '../kit/colours.ts'
import type { Vec } from '../kit/shapes.ts'
import { arrowSign, loopSign, signFace } from '../kit/signs.ts'
import { tile } from '../props/tile.ts'

/** A command tile with an arrow that points up, rotated by `angle` in the tile's plane. */
export const arrowTile = (color: string, angle: number, at?: Vec, turn?: Vec) =>
  tile(
    color,
    signFace(color, (brush) => {
      arrowSign(brush, [256, 256], 380, angle, '#ffffff')
    }),
    at,
    turn,
  )

/** A command tile that says "repeat". */
export const loopTile = (color: string, at?: Vec, turn?: Vec) =>
  tile(
    color,
    signFace(color, (brush) => {
      loopSign(brush, [256, 260], 390, '#ffffff')
    }),
    at,
    turn,
  )

/** The angle of an arrow that points to the right. */
export const right = Math.PI / 2

/** Right, up, again, right, up: a program of five tiles. */
export const program: readonly ((at?: Vec, turn?: Vec) => Object3D)[] = [
  (at, turn) => arrowTile(shade.orange, right, at, turn),
  (at, turn) => arrowTile(shade.sky, 0, at, turn),
  (at, turn) => loopTile(toy.violet, at, turn),
  (at, turn) => arrowTile(toy.coral, right, at, turn),
  (at, turn) => arrowTile(toy.teal, 0, at, turn),
]
