import { CatmullRomCurve3, Euler, Matrix4, Vector3 } from 'three'
import type { Vec } from './shapes.ts'

/** A signed distance field: negative inside, in scene units. */
export type Field = (x: number, y: number, z: number) => number

/** A point of a limb: x, y, z and the radius there. */
export type Joint = readonly [number, number, number, number]

const { abs, max, min, sqrt } = Math
const length = (x: number, y: number, z: number) => sqrt(x * x + y * y + z * z)

/** Moves a field to `at`, turned by Euler angles. */
function local(at: Vec, turn: Vec | undefined, field: Field): Field {
  if (!turn) return (x, y, z) => field(x - at[0], y - at[1], z - at[2])
  const inverse = new Matrix4().makeRotationFromEuler(new Euler(...turn)).invert()
  const point = new Vector3()
  return (x, y, z) => {
    point.set(x - at[0], y - at[1], z - at[2]).applyMatrix4(inverse)
    return field(point.x, point.y, point.z)
  }
}

export const sphere =
  ([a, b, c]: Vec, radius: number): Field =>
  (x, y, z) =>
    length(x - a, y - b, z - c) - radius

export const ellipsoid = (at: Vec, [a, b, c]: Vec, turn?: Vec): Field =>
  local(at, turn, (x, y, z) => {
    const k0 = length(x / a, y / b, z / c)
    const k1 = length(x / (a * a), y / (b * b), z / (c * c))
    return k1 < 1e-9 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1
  })

/** A round cone from a to b. */
export function cone(a: Vec, b: Vec, radiusA: number, radiusB: number): Field {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const square = bx * bx + by * by + bz * bz
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]]
    const t = min(1, max(0, (px * bx + py * by + pz * bz) / square))
    return length(px - bx * t, py - by * t, pz - bz * t) - (radiusA + (radiusB - radiusA) * t)
  }
}

/** A box with half its sides' lengths and rounded edges. */
export const cuboid = (at: Vec, half: Vec, rounding: number, turn?: Vec): Field =>
  local(at, turn, (x, y, z) => {
    const [qx, qy, qz] = [
      abs(x) - half[0] + rounding,
      abs(y) - half[1] + rounding,
      abs(z) - half[2] + rounding,
    ]
    return length(max(qx, 0), max(qy, 0), max(qz, 0)) + min(max(qx, qy, qz), 0) - rounding
  })

/** A coin around its own z axis. */
export const coin = (at: Vec, radius: number, half: number, rounding: number, turn?: Vec): Field =>
  local(at, turn, (x, y, z) => {
    const [dx, dy] = [sqrt(x * x + y * y) - radius + rounding, abs(z) - half + rounding]
    return min(max(dx, dy), 0) + length(max(dx, 0), max(dy, 0), 0) - rounding
  })

/** A smooth limb through its joints. */
export function limb(joints: readonly Joint[], steps = 24): Field {
  const path = new CatmullRomCurve3(joints.map(([x, y, z]) => new Vector3(x, y, z)))
  const points = Array.from({ length: steps + 1 }, (_, i): { at: Vec; radius: number } => {
    const t = i / steps
    const along = t * (joints.length - 1)
    const index = min(joints.length - 2, Math.floor(along))
    const blend = (along - index) ** 2 * (3 - 2 * (along - index))
    const [from, to] = [joints[index]?.[3] ?? 0, joints[index + 1]?.[3] ?? 0]
    const { x, y, z } = path.getPoint(t)
    return { at: [x, y, z], radius: from * (1 - blend) + to * blend }
  })
  const pieces = points.flatMap((point, i) => {
    const next = points[i + 1]
    return next ? [cone(point.at, next.at, point.radius, next.radius)] : []
  })
  const k = 0.035
  return (x, y, z) => {
    let distance = 1e9
    for (const piece of pieces) {
      const value = piece(x, y, z)
      const overlap = max(k - abs(distance - value), 0) / k
      distance = min(distance, value) - overlap * overlap * k * 0.25
    }
    return distance + 0.004
  }
}
