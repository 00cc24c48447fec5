import { BufferAttribute, BufferGeometry } from 'three'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'

export const simplifierReady = MeshoptSimplifier.ready

/** The weights of normals, colours and texture coordinates, relative to positions. */
const weights: Record<string, number> = { normal: 0.35, color: 1, uv: 0.2 }

/** A mesh with a fifth of the triangles and no visible change. The geometry needs an index. */
export function simplified(
  geometry: BufferGeometry,
  { ratio = 0.22, error = 0.0016 } = {},
): BufferGeometry {
  const { position } = geometry.attributes
  const index = geometry.getIndex()
  if (!position || !index) return geometry
  const kept = Object.entries(geometry.attributes).filter(([name]) => name in weights)
  const stride = kept.reduce((sum, [, attribute]) => sum + attribute.itemSize, 0)
  const features = new Float32Array(position.count * stride)
  let column = 0
  for (const [, attribute] of kept) {
    for (let i = 0; i < position.count; i++)
      for (let part = 0; part < attribute.itemSize; part++)
        features[i * stride + column + part] = attribute.getComponent(i, part)
    column += attribute.itemSize
  }
  const indices = Uint32Array.from(index.array)
  const [reduced] = MeshoptSimplifier.simplifyWithAttributes(
    indices,
    Float32Array.from(position.array),
    3,
    features,
    stride,
    kept.flatMap(([name, { itemSize }]) => Array<number>(itemSize).fill(weights[name] ?? 0)),
    null,
    Math.floor((indices.length * ratio) / 3) * 3,
    error,
    ['LockBorder'],
  )
  return compacted(geometry, reduced)
}

/** Removes the vertices that no triangle uses. */
function compacted(geometry: BufferGeometry, indices: Uint32Array): BufferGeometry {
  const renumbered = new Map<number, number>()
  for (const vertex of indices) if (!renumbered.has(vertex)) renumbered.set(vertex, renumbered.size)
  const result = new BufferGeometry()
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    const { itemSize } = attribute
    const values = new Float32Array(renumbered.size * itemSize)
    for (const [from, to] of renumbered)
      for (let part = 0; part < itemSize; part++)
        values[to * itemSize + part] = attribute.getComponent(from, part)
    result.setAttribute(name, new BufferAttribute(values, itemSize))
  }
  result.setIndex(
    new BufferAttribute(
      Uint32Array.from(indices, (vertex) => renumbered.get(vertex) ?? 0),
      1,
    ),
  )
  return result
}
