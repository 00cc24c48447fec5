import {
  CylinderGeometry,
  type BufferGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
  CatmullRomCurve3,
  TubeGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

export type Vec = readonly [number, number, number]

/** A mesh that casts and takes shadows. Angles in radians, lengths in scene units (a globe is 2 wide). */
export function solid(
  geometry: BufferGeometry,
  material: Material | Material[],
  at: Vec = [0, 0, 0],
  turn: Vec = [0, 0, 0],
  scale: Vec | number = 1,
): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return placed(mesh, at, turn, scale)
}

/** Moves, rotates and scales an object, and returns it. */
export function placed<T extends Object3D>(
  thing: T,
  at: Vec = [0, 0, 0],
  turn: Vec = [0, 0, 0],
  scale: Vec | number = 1,
): T {
  thing.position.set(...at)
  thing.rotation.set(...turn)
  if (typeof scale === 'number') thing.scale.multiplyScalar(scale)
  else thing.scale.set(...scale)
  return thing
}

/** All meshes of an object. */
export function meshesIn(thing: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  thing.traverse((child) => {
    if (isMesh(child)) meshes.push(child)
  })
  return meshes
}

const isMesh = (thing: Object3D): thing is Mesh => 'isMesh' in thing

export function group(...things: readonly Object3D[]): Group {
  const made = new Group()
  for (const thing of things) made.add(thing)
  return made
}

/** Marks an object as decoration: it may cross the picture's edge, and cut-outs omit it. */
export function decoration<T extends Object3D>(thing: T): T {
  thing.userData['decoration'] = true
  return thing
}

/** Like `decoration`, and the camera's framing ignores it too. */
export function bleeding<T extends Object3D>(thing: T): T {
  thing.userData['bleed'] = true
  return decoration(thing)
}

export const unlit = <T extends Mesh>(mesh: T): T => {
  mesh.castShadow = false
  mesh.receiveShadow = false
  return mesh
}

/** A box with rounded edges; `at` is its centre. It has no texture coordinates. */
export function block(size: Vec, radius: number, material: Material, at?: Vec, turn?: Vec): Mesh {
  const rounding = Math.min(radius, ...size.map((side) => side / 2 - 0.001))
  const geometry = new RoundedBoxGeometry(...size, rounding < 0.04 ? 2 : 4, rounding)
  geometry.deleteAttribute('uv')
  geometry.clearGroups()
  return solid(mergeVertices(geometry), material, at, turn)
}

export const ball = (radius: number, material: Material, at?: Vec, scale?: Vec | number) =>
  solid(
    new SphereGeometry(radius, radius < 0.06 ? 20 : 36, radius < 0.06 ? 14 : 24),
    material,
    at,
    undefined,
    scale,
  )

export const rod = (radius: number, length: number, material: Material, at?: Vec, turn?: Vec) =>
  solid(new CylinderGeometry(radius, radius, length, 32), material, at, turn)

export const ring = (radius: number, thickness: number, material: Material, at?: Vec, turn?: Vec) =>
  solid(new TorusGeometry(radius, thickness, 10, 56), material, at, turn)

export function roundedRect(width: number, height: number, radius: number): Shape {
  const shape = new Shape()
  const [x, y] = [-width / 2, -height / 2]
  const quarter = Math.PI / 2
  shape.moveTo(x + radius, y)
  shape.lineTo(x + width - radius, y)
  shape.absarc(x + width - radius, y + radius, radius, -quarter, 0)
  shape.lineTo(x + width, y + height - radius)
  shape.absarc(x + width - radius, y + height - radius, radius, 0, quarter)
  shape.lineTo(x + radius, y + height)
  shape.absarc(x + radius, y + height - radius, radius, quarter, quarter * 2)
  shape.lineTo(x, y + radius)
  shape.absarc(x + radius, y + radius, radius, quarter * 2, quarter * 3)
  return shape
}

/**
 * A closed shape from points; `[x, y]` is a corner, `[cx, cy, x, y]` a curve to x, y with the
 * control point cx, cy.
 */
export function outline(points: readonly (readonly number[])[]): Shape {
  const shape = new Shape()
  points.forEach(([a = 0, b = 0, x, y], index) => {
    if (index === 0) shape.moveTo(a, b)
    else if (x === undefined || y === undefined) shape.lineTo(a, b)
    else shape.quadraticCurveTo(a, b, x, y)
  })
  shape.closePath()
  return shape
}

/** A bevelled slab of a shape: it lies in xy, with its thickness centred along z. */
export function slab(
  shape: Shape,
  depth: number,
  bevel: number,
  material: Material,
  { curveSegments = 24, bevelSegments = 5 } = {},
): Mesh {
  const core = Math.max(1e-4, depth - 2 * bevel)
  const extruded = new ExtrudeGeometry(shape, {
    depth: core,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments,
    curveSegments,
  })
  const creased = toCreasedNormals(extruded, 0.7)
  creased.deleteAttribute('uv')
  const geometry = mergeVertices(creased)
  geometry.translate(0, 0, -core / 2)
  return solid(geometry, material)
}

/** A flat face of a rounded rectangle, its texture stretched over it once. */
export function face(width: number, height: number, radius: number, material: Material): Mesh {
  const geometry = new ShapeGeometry(roundedRect(width, height, radius), 16)
  const { uv, position } = geometry.attributes
  if (uv && position)
    for (let i = 0; i < uv.count; i++)
      uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5)
  const mesh = solid(geometry, material)
  mesh.castShadow = false
  return mesh
}

/**
 * A lathe body. The profile is `[radius, height]` pairs from bottom to top, with softened corners.
 */
export function turned(
  profile: readonly (readonly [number, number])[],
  material: Material,
  { segments = 64, soften = 0.03 } = {},
): Mesh {
  const points = profile.map(([radius, height]) => new Vector2(radius, height))
  return solid(new LatheGeometry(softened(points, soften), segments), material)
}

/** Replaces each inner corner by a short curve: the look of turned wood. */
function softened(points: readonly Vector2[], radius: number): Vector2[] {
  return points.flatMap((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return [corner]
    const [toBefore, toAfter] = [corner.distanceTo(before), corner.distanceTo(after)]
    const reach = Math.min(radius, toBefore * 0.48, toAfter * 0.48)
    const start = corner.clone().lerp(before, reach / toBefore)
    const end = corner.clone().lerp(after, reach / toAfter)
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
      start
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(corner, 2 * t * (1 - t))
        .addScaledVector(end, t * t),
    )
  })
}

/** A round bar along a smooth path. */
export const tube = (path: readonly Vec[], radius: number, material: Material, segments = 48) =>
  solid(
    new TubeGeometry(
      new CatmullRomCurve3(path.map((point) => new Vector3(...point))),
      segments,
      radius,
      14,
    ),
    material,
  )
