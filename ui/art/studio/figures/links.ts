import { Vector3, CylinderGeometry } from 'three'
import { toy } from '../kit/colours.ts'
import { gloss } from '../kit/materials.ts'
import { ball, group, ring, solid, type Vec } from '../kit/shapes.ts'

/** A coloured bar between two points. */
export function bar(from: Vec, to: Vec, color: string, radius = 0.06) {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const made = solid(new CylinderGeometry(radius, radius, start.distanceTo(end), 28), gloss(color))
  made.position.copy(start).lerp(end, 0.5)
  made.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), end.sub(start).normalize())
  return made
}

/** A knot that bars plug into. */
export const knot = (at: Vec, color: string = toy.white, radius = 0.12) =>
  group(ball(radius, gloss(color), at), ring(radius * 0.98, 0.02, gloss(toy.sun), at, [0, 0, 0]))

/** A bridge of triangles along x: knots below and above, bars between. */
export function bridge(half: number, height: number) {
  const below = [-1, -0.34, 0.34, 1].map((share): Vec => [share * half, 0, 0])
  const above = [-0.67, 0, 0.67].map((share): Vec => [share * half, height, 0])
  const made = group(
    ...below.map((at) => knot(at, toy.cobalt)),
    ...above.map((at) => knot(at, toy.coral)),
  )
  below.forEach((at, i) => {
    const [next, upper, before] = [below[i + 1], above[i], above[i - 1]]
    if (next) made.add(bar(at, next, toy.teal))
    if (upper) made.add(bar(at, upper, toy.sun))
    if (before) made.add(bar(at, before, toy.violet))
  })
  above.forEach((at, i) => {
    const next = above[i + 1]
    if (next) made.add(bar(at, next, '#ff6fa3'))
  })
  return made
}

/** A tower with three sides and a pointed top, `height` high. */
export function tower(radius: number, height: number) {
  const feet = [0, 1, 2].map((i): Vec => [
    Math.sin(i * 2.094) * radius,
    0.1,
    Math.cos(i * 2.094) * radius,
  ])
  const top: Vec = [0, height, 0]
  const made = group(knot(top, toy.coral), ...feet.map((at) => knot(at, toy.teal)))
  feet.forEach((at, i) => {
    const next = feet[(i + 1) % 3]
    made.add(bar(at, top, toy.sun))
    if (next) made.add(bar(at, next, toy.cobalt))
  })
  return made
}
