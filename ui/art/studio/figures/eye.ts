import { Vector3 } from 'three'
import { glow, gloss } from '../kit/materials.ts'
import { ball, group, placed, unlit, type Vec } from '../kit/shapes.ts'

/** An eye with one catchlight, looking along `toward`. */
export function eye(at: Vec, radius = 0.03, toward: Vec = [0, 0, 1]) {
  const spot = new Vector3(...toward).normalize().multiplyScalar(radius * 0.72)
  const light = unlit(
    ball(radius * 0.3, glow('#ffffff'), [spot.x - radius * 0.22, spot.y + radius * 0.34, spot.z]),
  )
  return placed(group(ball(radius, gloss('#15182b', { roughness: 0.15, clearcoat: 1 })), light), at)
}

/** Two eyes, mirrored in x. */
export const eyesAcross = ([x, y, z]: Vec, radius: number, toward: Vec = [0, 0, 1]) => [
  eye([x, y, z], radius, toward),
  eye([-x, y, z], radius, [-toward[0], toward[1], toward[2]]),
]

/** Two eyes, mirrored in z, for figures that walk along x. */
export const eyesBeside = ([x, y, z]: Vec, radius: number, toward: Vec = [0.4, 0.1, 1]) => [
  eye([x, y, z], radius, toward),
  eye([x, y, -z], radius, [toward[0], toward[1], -toward[2]]),
]
