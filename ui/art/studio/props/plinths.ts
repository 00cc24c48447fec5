import { Float32BufferAttribute, MathUtils, MeshLambertMaterial, PlaneGeometry, Shape } from 'three'
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

/** How dark the background gets outside of the light, and where it starts and stops darkening. */
const dusk = { shade: 0.84, from: 2.2, to: 9.5 } as const

/** The seamless background: a floor that curves up into a wall, brightest around the subject. */
export function sweep({ sweep: color }: Hue) {
  const [back, radius, front, height] = [-4.2, 3.2, 14, 24]
  const arc = (Math.PI / 2) * radius
  const end = front - back + arc + height
  /** The point of the profile at this distance from its front edge. */
  const along = (way: number): readonly [y: number, z: number] => {
    const bend = way - (front - back)
    if (bend <= 0) return [0, front - way]
    if (bend >= arc) return [radius + bend - arc, back - radius]
    return [radius * (1 - Math.cos(bend / radius)), back - radius * Math.sin(bend / radius)]
  }
  const geometry = new PlaneGeometry(60, end, 72, 96)
  const position = geometry.getAttribute('position')
  const shades: number[] = []
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i)
    const [y, z] = along(position.getY(i) + end / 2)
    position.setXYZ(i, x, y, z)
    const light =
      1 - (1 - dusk.shade) * MathUtils.smoothstep(Math.hypot(x, y, z), dusk.from, dusk.to)
    shades.push(light, light, light)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3))
  geometry.computeVertexNormals()
  const mesh = unlit(solid(geometry, new MeshLambertMaterial({ color, vertexColors: true })))
  mesh.receiveShadow = true
  mesh.userData['backdrop'] = true
  return mesh
}

const stone = (color: string) => matte(color, { roughness: 0.7 })

/** The plinth of Orboot, books and bundles: a disc. Its top is at `height`. */
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

/** The plinth of Tacto: a rounded slab. Its top is at 0.3. */
export const slabPlinth = (width: number, depth: number, { plinth }: Hue) =>
  decoration(
    placed(
      slab(roundedRect(width, depth, 0.55), 0.7, 0.06, stone(plinth)),
      [0, -0.05, 0],
      [-Math.PI / 2, 0, 0],
    ),
  )

/** The plinth of Plugo: a half-disc with its straight side at the back. Its top is at `height`. */
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
