import { BufferGeometry, Float32BufferAttribute, Group } from 'three'
import { gloss } from '../../kit/materials.ts'
import { group, placed, solid, turned } from '../../kit/shapes.ts'

const teeth = 9
const perTooth = 6
const rows = 14

/** The latitude of the broken edge, in radians below the equator, by share of the circumference. */
function rim(share: number): number {
  const position = share * teeth
  const zigzag = Math.abs((position % 1) - 0.5) * 2
  const unevenness = 0.75 + 0.25 * Math.sin(Math.floor(position) * 2.4)
  return -0.62 + zigzag * 0.46 * unevenness
}

/** A broken shell with two walls around the origin; `radius` is the inner one. */
function brokenShell(radius: number): BufferGeometry {
  const columns = teeth * perTooth
  const positions: number[] = []
  const indices: number[] = []
  for (let row = 0; row <= 2 * rows + 1; row++)
    for (let column = 0; column < columns; column++) {
      const outside = row <= rows
      const share = outside ? row / rows : (2 * rows + 1 - row) / rows
      const angle = (column / columns) * Math.PI * 2
      const latitude = -Math.PI / 2 + 0.02 + share * (rim(column / columns) + Math.PI / 2)
      const wall = radius + (outside ? 0.06 : 0)
      positions.push(
        wall * Math.cos(latitude) * Math.sin(angle),
        wall * Math.sin(latitude),
        wall * Math.cos(latitude) * Math.cos(angle),
      )
      if (row === 0) continue
      const next = (column + 1) % columns
      const [a, b] = [(row - 1) * columns + column, (row - 1) * columns + next]
      const [c, d] = [row * columns + column, row * columns + next]
      indices.push(a, b, c, b, d, c)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

/**
 * A cracked egg that holds a globe as an egg cup holds an egg. Objects added to `axis` are held.
 */
export function eggshellStand(shell: string, foot: string) {
  const middle = 1.22
  const axis = new Group()
  axis.position.y = middle
  const skin = gloss(shell, { roughness: 0.42 })
  const base = turned(
    [
      [0, 0],
      [0.62, 0],
      [0.66, 0.06],
      [0.5, 0.12],
      [0.42, 0.2],
      [0, 0.2],
    ],
    gloss(foot),
    { segments: 72 },
  )
  return { stand: group(placed(solid(brokenShell(1.06), skin), [0, middle, 0]), base, axis), axis }
}
