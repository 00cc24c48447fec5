import { BufferAttribute, BufferGeometry, Color, Float32BufferAttribute, type Mesh } from 'three'
import type { Field } from './fields.ts'
import { satin } from './materials.ts'
import { solid, type Vec } from './shapes.ts'
import { simplified } from './simplify.ts'
import { surfaceOf } from './surface.ts'

/** One lump of clay: it is added, cut away, or only paints the clay below it. */
export interface Lump {
  readonly field: Field
  readonly color: string
  /** How smoothly it joins the other lumps, in scene units. */
  readonly melt?: number
  readonly as?: 'add' | 'cut' | 'paint'
  /** Width of the colour's blurred edge, in scene units. */
  readonly edge?: number
}

interface Finish {
  /** The number of grid cells along the longest side. */
  readonly cells?: number
  readonly roughness?: number
  readonly clearcoat?: number
}

/**
 * Models a figure from lumps: a distance field, its surface, then a mesh with far fewer triangles.
 * Software rendering is limited by the number of vertices, so small figures use few cells.
 */
export function clay(
  lumps: readonly Lump[],
  { cells = 96, roughness = 0.55, clearcoat = 0.15 }: Finish = {},
): Mesh {
  const body = blend(lumps)
  const { positions, normals, indices } = surfaceOf(body, boundsOf(body), cells)
  const paint = colourField(lumps)
  const colours = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i += 3)
    colours.set(paint(positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0), i)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  geometry.setIndex(indices)
  const skin = satin('#ffffff', {
    vertexColors: true,
    roughness,
    clearcoat,
    clearcoatRoughness: 0.35,
  })
  return solid(simplified(geometry), skin)
}

/** The distance field of all lumps, joined and cut smoothly. */
function blend(lumps: readonly Lump[]): Field {
  const parts = lumps.filter(({ as }) => as !== 'paint')
  return (x, y, z) => {
    let distance = 1e9
    for (const { field, melt = 0.04, as } of parts) {
      const value = field(x, y, z)
      const overlap =
        Math.max(melt - Math.abs((as === 'cut' ? -value : value) - distance), 0) / melt
      const fillet = overlap * overlap * melt * 0.25
      distance =
        as === 'cut' ? Math.max(distance, -value) + fillet : Math.min(distance, value) - fillet
    }
    return distance
  }
}

function colourField(lumps: readonly Lump[]): (x: number, y: number, z: number) => Vec {
  const parts = lumps
    .filter(({ as }) => as !== 'cut')
    .map(({ field, color, edge = 0.012, as }) => ({ field, edge, as, color: new Color(color) }))
  return (x, y, z) => {
    let nearest = 1e9
    const colour = new Color('#ffffff')
    for (const { field, color, edge, as } of parts) {
      const value = field(x, y, z)
      const share = as === 'paint' ? 0.5 - value / edge : 0.5 + (nearest - value) / (2 * edge)
      const t = Math.min(1, Math.max(0, share))
      colour.lerp(color, t * t * (3 - 2 * t))
      if (as !== 'paint') nearest = Math.min(nearest, value)
    }
    return [colour.r, colour.g, colour.b]
  }
}

/** The bounds of the body, found on a coarse grid. Figures must fit into a cube of 4.4 units. */
function boundsOf(body: Field): [Vec, Vec] {
  const [reach, steps, pad] = [2.2, 44, 0.08]
  const low = [9, 9, 9]
  const high = [-9, -9, -9]
  const at = (step: number) => -reach + (2 * reach * step) / steps
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++)
      for (let k = 0; k <= steps; k++) {
        const point: Vec = [at(i), at(j), at(k)]
        if (body(...point) >= (reach / steps) * 1.9) continue
        point.forEach((value, axis) => {
          low[axis] = Math.min(low[axis] ?? value, value)
          high[axis] = Math.max(high[axis] ?? value, value)
        })
      }
  const [a = 0, b = 0, c = 0] = low
  const [d = 0, e = 0, f = 0] = high
  return [
    [a - pad, b - pad, c - pad],
    [d + pad, e + pad, f + pad],
  ]
}
