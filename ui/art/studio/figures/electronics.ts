import { CylinderGeometry } from 'three'
import { toy } from '../kit/colours.ts'
import { gloss, satin } from '../kit/materials.ts'
import {
  ball,
  block,
  group,
  outline,
  placed,
  ring,
  rod,
  slab,
  solid,
  turned,
} from '../kit/shapes.ts'
import { footOf, smilingFace } from '../props/chess.ts'

const metal = () => satin('#d5dbea', { metalness: 0.5, roughness: 0.3 })

/** A light bulb that is on, with a face, 1.2 high. */
export function bulb() {
  const glass = gloss('#ffe68a', {
    emissive: '#ffc93d',
    emissiveIntensity: 0.55,
    roughness: 0.18,
    clearcoat: 1,
  })
  const threads = [0.24, 0.31, 0.38].map((y) =>
    ring(0.15, 0.03, metal(), [0, y, 0], [Math.PI / 2, 0, 0]),
  )
  return group(
    footOf(toy.sun, toy.coral),
    turned(
      [
        [0.15, 0.18],
        [0.15, 0.44],
        [0, 0.45],
      ],
      metal(),
    ),
    ...threads,
    turned(
      [
        [0.14, 0.42],
        [0.19, 0.52],
        [0.33, 0.76],
        [0.35, 0.9],
        [0.3, 1.08],
        [0.17, 1.2],
        [0, 1.23],
      ],
      glass,
      { soften: 0.12 },
    ),
    smilingFace(0.88, 0.345, 1.5),
  )
}

/** An upright battery, 1 high. */
export function battery() {
  return group(
    footOf(toy.teal, toy.sun),
    turned(
      [
        [0.22, 0.18],
        [0.22, 0.72],
        [0, 0.73],
      ],
      gloss(toy.teal),
    ),
    turned(
      [
        [0.222, 0.66],
        [0.222, 0.9],
        [0.2, 0.93],
        [0, 0.93],
      ],
      gloss(toy.sun),
    ),
    rod(0.08, 0.1, metal(), [0, 0.96, 0]),
    smilingFace(0.48, 0.215, 1.2),
  )
}

/** A lever switch that is on. */
export function lever() {
  const arm = group(
    rod(0.045, 0.5, metal(), [0, 0.25, 0]),
    ball(0.11, gloss(toy.coral), [0, 0.52, 0]),
  )
  return group(
    footOf(toy.cobalt, toy.sun),
    block([0.32, 0.14, 0.32], 0.06, gloss(toy.cobalt), [0, 0.25, 0]),
    placed(arm, [0, 0.28, 0], [0, 0, -0.5]),
  )
}

/** A little motor that turns a fan, 1.05 high. */
export function fan() {
  const blade = outline([
    [0.03, 0.02],
    [0.16, 0.1, 0.13, 0.34],
    [0, 0.44, -0.09, 0.3],
    [-0.1, 0.1, -0.03, 0.02],
  ])
  const blades = [0, 1, 2, 3].map((i) =>
    placed(
      slab(blade, 0.04, 0.015, gloss(toy.white)),
      [0, 0, 0.02],
      [0, 0.28, (i * Math.PI) / 2 + 0.4],
    ),
  )
  const motor = solid(
    new CylinderGeometry(0.15, 0.15, 0.3, 40),
    gloss(toy.violet),
    [0, 0, -0.15],
    [Math.PI / 2, 0, 0],
  )
  const head = group(motor, ...blades, ball(0.07, gloss(toy.sun), [0, 0, 0.05]))
  return group(
    footOf(toy.violet, toy.sun),
    rod(0.06, 0.5, gloss(toy.violet), [0, 0.4, 0]),
    placed(head, [0, 0.68, 0.06]),
  )
}
