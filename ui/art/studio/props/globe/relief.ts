import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  MeshBasicMaterial,
  type Object3D,
  Quaternion,
  SphereGeometry,
  type Texture,
  Vector3,
} from 'three'
import { satin } from '../../kit/materials.ts'
import { group, solid, type Vec } from '../../kit/shapes.ts'
import { simplified } from '../../kit/simplify.ts'

/** A point on a unit globe, by degrees. */
export function place(longitude: number, latitude: number, radius = 1): Vector3 {
  const [a, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  return new Vector3(
    radius * Math.cos(b) * Math.sin(a),
    radius * Math.sin(b),
    radius * Math.cos(b) * Math.cos(a),
  )
}

/** The height from 0 to 1 at `u`, `v` of a soft mask, with rounded edges. */
export function reliefOf(mask: HTMLCanvasElement): (u: number, v: number) => number {
  const { width, height } = mask
  const pixels = mask.getContext('2d')?.getImageData(0, 0, width, height).data
  const at = (i: number, j: number) =>
    (pixels?.[((((i % width) + width) % width) + width * Math.min(height - 1, j)) * 4] ?? 0) / 255
  return (u, v) => {
    const x = (((u % 1) + 1) % 1) * width - 0.5
    const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const upper = at(i, j) * (1 - x + i) + at(i + 1, j) * (x - i)
    const lower = at(i, j + 1) * (1 - x + i) + at(i + 1, j + 1) * (x - i)
    const t = Math.min(1, Math.max(0, (upper * (1 - y + j) + lower * (y - j) - 0.16) / 0.5))
    return t * t * (3 - 2 * t)
  }
}

/**
 * A unit globe whose surface rises by `relief` × `height(u, v)`, where `u` and `v` are the shares of the
 * longitude and the latitude.
 */
export function reliefSphere(
  map: Texture,
  height: (u: number, v: number) => number,
  {
    relief,
    columns = 600,
    rows = 300,
    roughness = 0.42,
    error = 0.0009,
  }: { relief: number; columns?: number; rows?: number; roughness?: number; error?: number },
) {
  const point = (u: number, v: number) =>
    place((u - 0.5) * 360, 90 - v * 180, 1 + relief * height(u, v))
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const e = 0.0009
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows]
      const here = point(u, v)
      const inner = Math.min(0.995, Math.max(0.005, v))
      const east = point(u + e, inner).sub(point(u - e, inner))
      const north = point(u, inner + e).sub(point(u, inner - e))
      const normal =
        v < 0.006 || v > 0.994 ? here.clone().normalize() : north.cross(east).normalize()
      if (normal.dot(here) < 0) normal.negate()
      positions.push(here.x, here.y, here.z)
      normals.push(normal.x, normal.y, normal.z)
      uvs.push(u, 1 - v)
      const a = j * (columns + 1) + i
      if (i < columns && j < rows)
        indices.push(a, a + columns + 1, a + 1, a + columns + 1, a + columns + 2, a + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(indices)
  const globe = solid(
    simplified(geometry, { ratio: 0.2, error }),
    satin('#ffffff', { map, roughness, clearcoat: 0.35, clearcoatRoughness: 0.22 }),
  )
  globe.castShadow = false
  const shadow = solid(
    new SphereGeometry(1.004, 64, 40),
    new MeshBasicMaterial({ colorWrite: false, depthWrite: false }),
  )
  shadow.receiveShadow = false
  return group(globe, shadow)
}

/**
 * Puts an object onto the globe by longitude and latitude; `up` leans it from the ground's normal
 * to the vertical.
 */
export function standOn(
  thing: Object3D,
  [longitude, latitude]: readonly [number, number],
  scale: number,
  spin: number,
  up: Vector3,
  lean: number,
) {
  const normal = place(longitude, latitude)
  const holder = new Group()
  holder.position.copy(normal).multiplyScalar(1.012)
  holder.quaternion.setFromUnitVectors(
    new Vector3(0, 1, 0),
    normal.clone().lerp(up, lean).normalize(),
  )
  thing.rotation.y += spin
  thing.scale.multiplyScalar(scale)
  holder.add(thing)
  return holder
}

/** Puts an object onto a globe by direction: `toward` is in the scene's axes. */
export function standToward(
  globe: Object3D,
  thing: Object3D,
  toward: Vec,
  { scale = 1, turn = 0, lean = 0.35, radius = 1.012 } = {},
) {
  globe.updateWorldMatrix(true, false)
  const inverse = globe.getWorldQuaternion(new Quaternion()).invert()
  const normal = new Vector3(...toward).normalize()
  const upright = normal
    .clone()
    .lerp(new Vector3(0, 1, 0.1).normalize(), lean)
    .normalize()
  const holder = new Group()
  holder.scale.setScalar(scale)
  holder.position.copy(normal).multiplyScalar(radius).applyQuaternion(inverse)
  holder.quaternion
    .copy(inverse)
    .multiply(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), upright))
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn))
  holder.add(thing)
  globe.add(holder)
}
