import type { Vec } from '../kit/shapes.ts'
import { signTile, tileHalf } from '../props/tile.ts'
import { plugoFloor, tray } from './plugo.ts'

/** Position and rotation of a tile in one of the tray's places, lifted and leaning if it is just being set. */
export const inSlot = (slot: number, lift = 0, lean = 0): readonly [at: Vec, turn: Vec] => [
  [tray.x(slot), tray.y + tileHalf.standing + lift, tray.z],
  [-0.12, 0, lean],
]

/** Like `inSlot`; the tile of the last place is just being set. */
export const lastBeingSet = (slot: number) => (slot === 4 ? inSlot(4, 0.34, -0.1) : inSlot(slot))

/** A tile in one of the tray's places. */
export const standing = (sign: string, color: string, slot: number, lift = 0, lean = 0) =>
  signTile(sign, color, ...inSlot(slot, lift, lean))

/** Position and rotation of a tile that lies before the gamepad, at x, z. */
export const lyingAt = (
  [x, z]: readonly [number, number],
  turn: number,
): readonly [at: Vec, turn: Vec] => [
  [x, plugoFloor + tileHalf.lying, z],
  [-Math.PI / 2, 0, turn],
]

/** A tile lying before the gamepad, at x, z. */
export const lyingTile = (
  sign: string,
  color: string,
  at: readonly [number, number],
  turn: number,
) => signTile(sign, color, ...lyingAt(at, turn))
