import { Box3, type Object3D, Scene, Vector3 } from 'three'
import type { Hue } from '../kit/colours.ts'
import { group, placed } from '../kit/shapes.ts'
import { sweep } from '../props/plinths.ts'
import type { Staging } from '../rig/shot.ts'

/** Lays an object on its back, with its front up. */
export const lying = (thing: Object3D, scale = 1) =>
  group(
    placed(
      group(placed(group(thing), [0, 0, 0], [0, 0, 0], scale)),
      [0, 0, 0],
      [-Math.PI / 2, 0, 0],
    ),
  )

/** Scales one object of the box differently from the others. */
export const sized = (thing: Object3D, scale: number, turn = 0) =>
  placed(group(thing), [0, 0, 0], [0, turn, 0], scale)

/** The smallest space between two objects, and the largest. */
const gap = { least: 0.22, most: 0.7 } as const

/** Places objects side by side on the floor and spreads them over `width`, at most `gap.most` apart. */
function rowOf(things: readonly Object3D[], width: number) {
  const boxes = things.map((thing) => new Box3().setFromObject(thing, true))
  const widths = boxes.map((box) => box.max.x - box.min.x)
  const depth = Math.max(...boxes.map((box) => box.max.z - box.min.z))
  const free = width - widths.reduce((sum, part) => sum + part, 0)
  const between = things.length > 1 ? Math.min(gap.most, free / (things.length - 1)) : 0
  const total = width - free + between * (things.length - 1)
  const middle = new Vector3()
  const row = group()
  let x = -total / 2
  things.forEach((thing, nth) => {
    const box = boxes[nth]
    if (!box) return
    box.getCenter(middle)
    row.add(
      placed(group(thing), [x + (widths[nth] ?? 0) / 2 - middle.x, 0.012 - box.min.y, -middle.z]),
    )
    x += (widths[nth] ?? 0) + between
  })
  return { row, depth }
}

const widthOf = (things: readonly Object3D[]) =>
  things.reduce((sum, thing) => {
    const { min, max } = new Box3().setFromObject(thing, true)
    return sum + max.x - min.x
  }, 0) +
  (things.length - 1) * gap.least

/** Everything in the box, laid out in rows and seen from above. */
export function flatLay(hue: Hue, rows: readonly (readonly Object3D[])[]): Staging {
  const scene = new Scene()
  scene.add(sweep(hue))
  const width = Math.max(...rows.map(widthOf))
  const laid = rows.map((row) => rowOf(row, width))
  const depth = laid.reduce((sum, row) => sum + row.depth, 0) + (rows.length - 1) * gap.least
  let z = -depth / 2
  for (const { row, depth: own } of laid) {
    scene.add(placed(row, [0, 0, z + own / 2]))
    z += own + gap.least
  }
  return {
    scene,
    hue,
    target: [0, 0.2, 0],
    extent: Math.max(width, depth) * 0.72,
    views: { hero: { from: [0, 10, 2.4], look: [0, 0, 0], fill: [0.86, 0.86] } },
  }
}
