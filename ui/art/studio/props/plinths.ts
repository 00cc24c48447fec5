import { BufferGeometry, Float32BufferAttribute, MeshLambertMaterial, Shape } from 'three'
import type { Hue } from '../kit/colours.ts'
import { matte } from '../kit/materials.ts'
import {
  decoration,
  group,
  placed,
  roundedRect,
  slab,
  solid,
  turned,
  unlit,
} from '../kit/shapes.ts'

/** The seamless sweep behind everything: a floor that curves up into a wall. */
export function sweep({ sweep: color }: Hue) {
  const [back, radius, width, front, height] = [-4.2, 3.2, 60, 14, 24]
  const steps = 28
  const bend = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const angle = (Math.PI / 2) * (i / steps)
    return [back - Math.sin(angle) * radius, radius - Math.cos(angle) * radius]
  })
  const profile: [number, number][] = [[front, 0], ...bend, [back - radius, height]]
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      profile.flatMap(([z, y]) => [-width / 2, y, z, width / 2, y, z]),
      3,
    ),
  )
  geometry.setIndex(
    profile
      .slice(1)
      .flatMap((_, i) => [2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 3, 2 * i + 2]),
  )
  geometry.computeVertexNormals()
  const mesh = unlit(solid(geometry, new MeshLambertMaterial({ color })))
  mesh.receiveShadow = true
  mesh.userData['backdrop'] = true
  return mesh
}

const stone = (color: string) => matte(color, { roughness: 0.7 })

/** Orboot, books and bundles stand on a disc. Its top is at `height`. */
export const discPlinth = (radius: number, height: number, { plinth }: Hue) =>
  decoration(
    turned(
      [
        [0, -0.4],
        [radius, -0.4],
        [radius, height],
        [0, height],
      ],
      stone(plinth),
      { segments: 96, soften: 0.05 },
    ),
  )

/** Tacto lies on a rounded slab. Its top is at 0.3. */
export const slabPlinth = (width: number, depth: number, { plinth }: Hue) =>
  decoration(
    placed(
      slab(roundedRect(width, depth, 0.55), 0.7, 0.06, stone(plinth)),
      [0, -0.05, 0],
      [-Math.PI / 2, 0, 0],
    ),
  )

/** Plugo plays on a half-disc, its straight side to the back. Its top is at `height`. */
export function halfDiscPlinth(radius: number, height: number, { plinth }: Hue) {
  const corner = 0.1
  const start = Math.asin(corner / radius)
  const shape = new Shape()
  shape.moveTo(-radius + corner, 0)
  shape.lineTo(radius - corner, 0)
  shape.quadraticCurveTo(radius, 0, radius - 0.005, corner)
  shape.absarc(0, 0, radius, start, Math.PI - start)
  shape.quadraticCurveTo(-radius, 0, -radius + corner, 0)
  const lying = placed(
    slab(shape, height + 0.4, 0.045, stone(plinth), { curveSegments: 72 }),
    [0, (height - 0.4) / 2, 0],
    [-Math.PI / 2, 0, 0],
  )
  return decoration(placed(group(lying), [0, 0, 0], [0, Math.PI, 0]))
}
