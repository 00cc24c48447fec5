import type { Field } from './fields.ts'
import type { Vec } from './shapes.ts'

interface Surface {
  readonly positions: number[]
  readonly normals: Float32Array
  readonly indices: number[]
}

/** The twelve edges of a cell, by its corners; bit 0 of a corner is x, bit 1 y, bit 2 z. */
const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const

/**
 * Naive surface nets: one vertex in each cell that the surface crosses, moved onto the surface
 * along the field's gradient, which is also the normal.
 */
export function surfaceOf(field: Field, [low, high]: readonly [Vec, Vec], cells: number): Surface {
  const size = high.map((value, axis) => value - (low[axis] ?? 0))
  const step = Math.max(...size) / cells
  const [nx = 0, ny = 0, nz = 0] = size.map((side) => Math.ceil(side / step) + 1)
  const index = (i: number, j: number, k: number) => i + nx * (j + ny * k)
  const values = new Float32Array(nx * ny * nz)
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++)
        values[index(i, j, k)] = field(low[0] + i * step, low[1] + j * step, low[2] + k * step)
  const value = (i: number, j: number, k: number) => values[index(i, j, k)] ?? 0

  const vertices = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const corner = new Float64Array(8)
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0
        for (let bit = 0; bit < 8; bit++) {
          const distance = value(i + (bit & 1), j + ((bit >> 1) & 1), k + (bit >> 2))
          corner[bit] = distance
          if (distance < 0) inside++
        }
        if (inside === 0 || inside === 8) continue
        const sum = [0, 0, 0]
        let crossings = 0
        for (const [a, b] of edges) {
          const [from = 0, to = 0] = [corner[a], corner[b]]
          if (from < 0 === to < 0) continue
          const t = from / (from - to)
          for (const axis of [0, 1, 2]) {
            const [start, end] = [(a >> axis) & 1, (b >> axis) & 1]
            sum[axis] = (sum[axis] ?? 0) + start + t * (end - start)
          }
          crossings++
        }
        const [sx = 0, sy = 0, sz = 0] = sum
        vertices[index(i, j, k)] = positions.length / 3
        positions.push(
          low[0] + (i + sx / crossings) * step,
          low[1] + (j + sy / crossings) * step,
          low[2] + (k + sz / crossings) * step,
        )
      }

  const indices: number[] = []
  const vertex = (i: number, j: number, k: number) => vertices[index(i, j, k)] ?? -1
  const quad = (a: number, b: number, c: number, d: number, flipped: boolean) => {
    if (Math.min(a, b, c, d) < 0) return
    if (flipped) indices.push(a, c, b, a, d, c)
    else indices.push(a, b, c, a, c, d)
  }
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const inside = value(i, j, k) < 0
        const here = vertex(i, j, k)
        if (inside !== value(i + 1, j, k) < 0)
          quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), here, vertex(i, j - 1, k), !inside)
        if (inside !== value(i, j + 1, k) < 0)
          quad(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), here, vertex(i, j, k - 1), !inside)
        if (inside !== value(i, j, k + 1) < 0)
          quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), here, vertex(i - 1, j, k), !inside)
      }
  return { positions, normals: settle(field, positions, step), indices }
}

/** Moves each vertex onto the surface, in place, and returns the normals. */
function settle(field: Field, positions: number[], step: number): Float32Array {
  const normals = new Float32Array(positions.length)
  const e = step * 0.35
  for (let i = 0; i < positions.length; i += 3) {
    let [x = 0, y = 0, z = 0] = positions.slice(i, i + 3)
    let gradient: Vec = [0, 1, 0]
    for (let round = 0; round < 2; round++) {
      gradient = [
        (field(x + e, y, z) - field(x - e, y, z)) / (2 * e),
        (field(x, y + e, z) - field(x, y - e, z)) / (2 * e),
        (field(x, y, z + e) - field(x, y, z - e)) / (2 * e),
      ]
      const slope = Math.hypot(...gradient) || 1
      const shift = Math.max(-step * 0.6, Math.min(step * 0.6, field(x, y, z) / slope)) / slope
      x -= gradient[0] * shift
      y -= gradient[1] * shift
      z -= gradient[2] * shift
    }
    positions[i] = x
    positions[i + 1] = y
    positions[i + 2] = z
    const slope = Math.hypot(...gradient) || 1
    normals.set(
      gradient.map((part) => part / slope),
      i,
    )
  }
  return normals
}
