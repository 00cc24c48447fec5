import type { Texture } from 'three'
import { satin } from '../kit/materials.ts'
import { block, group, placed } from '../kit/shapes.ts'
import { heldSize } from './held-tablet.ts'
import { tablet } from './tablet.ts'

/** The angle between a propped tablet and the table. */
const tilt = 1.05

/** A tablet on a wooden stand, standing on y = 0. Its lower edge is in front of the origin. */
export function proppedTablet(screen: Texture, wood = '#d9a46c') {
  const [width, depth] = heldSize
  const [up, front] = [Math.sin(tilt) * (depth / 2), Math.cos(tilt) * (depth / 2)]
  const board = satin(wood, { roughness: 0.6 })
  return group(
    placed(tablet(screen, width, depth, 0.7, 'matte'), [0, up + 0.14, 0], [tilt, 0, 0]),
    block([width * 0.62, 0.16, 0.5], 0.06, board, [0, 0.08, front + 0.05]),
    block([width * 0.62, 0.2, 0.12], 0.05, board, [0, 0.18, front + 0.24]),
    block([0.9, depth * 0.8, 0.12], 0.05, board, [0, up * 0.72, -front * 0.62], [-0.62, 0, 0]),
  )
}
