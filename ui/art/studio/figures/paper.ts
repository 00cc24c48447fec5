import { CylinderGeometry } from 'three'
import { shade, toy } from '../kit/colours.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { painted } from '../kit/paint.ts'
import {
  ball,
  block,
  face,
  group,
  placed,
  ring,
  rod,
  solid,
  tube,
  turned,
  type Vec,
} from '../kit/shapes.ts'
import { star } from './space.ts'

const copper = () => satin('#e08a4a', { metalness: 0.55, roughness: 0.35 })

/** The stars on the card by position, size and brightness. */
const lights = [
  [-0.62, 1.32, 0.22, '#ffd23d'],
  [0.05, 1.52, 0.28, '#ffd23d'],
  [0.68, 1.26, 0.22, '#ffd23d'],
] as const

/** A strip of copper tape along the standing page. */
const tape = (points: readonly Vec[]) => tube(points, 0.022, copper(), 24)

const [width, height] = [2, 1.75]

/** The card's night sky. Each lamp lights the paper around it. */
const nightSky = () =>
  painted(1024, 896, (brush) => {
    brush.fillStyle = '#26306b'
    brush.fillRect(0, 0, 1024, 896)
    brush.scale(1024 / width, 896 / height)
    for (const [x, y, size] of lights) {
      const [left, down] = [x + width / 2, height - y + 0.025]
      const shine = brush.createRadialGradient(left, down, size * 0.6, left, down, size * 2.6)
      shine.addColorStop(0, 'rgba(255, 214, 110, .85)')
      shine.addColorStop(1, 'rgba(255, 214, 110, 0)')
      brush.fillStyle = shine
      brush.fillRect(0, 0, width, height)
    }
  })

/** A night card, half open: stars that shine, joined by copper to a coin cell on the lower page. 1.9 high. */
export function popCard() {
  const standing = group(
    block([width, height, 0.06], 0.025, matte('#26306b'), [0, 0.9, 0]),
    placed(
      face(width - 0.03, height - 0.03, 0.03, matte('#ffffff', { map: nightSky() })),
      [0, 0.9, 0.032],
    ),
    tape([
      [-0.62, 1.12, 0.04],
      [-0.62, 0.5, 0.04],
      [-0.3, 0.3, 0.04],
      [-0.3, 0.06, 0.04],
    ]),
    tape([
      [0.05, 1.26, 0.04],
      [0.05, 0.7, 0.04],
      [0.02, 0.3, 0.04],
      [0, 0.06, 0.04],
    ]),
    tape([
      [0.68, 1.06, 0.04],
      [0.68, 0.5, 0.04],
      [0.34, 0.3, 0.04],
      [0.3, 0.06, 0.04],
    ]),
  )
  for (const [x, y, size, color] of lights) {
    const shining = star(color)
    shining.material = gloss(color, { emissive: color, emissiveIntensity: 0.7 })
    standing.add(
      placed(shining, [x, y, 0.07], [0, 0, x * 0.3], size),
      ball(0.05, satin('#fffbe0', { emissive: '#fff3b0', emissiveIntensity: 0.9 }), [x, y, 0.16]),
    )
  }
  const lying = group(
    block([2, 0.06, 1.3], 0.025, matte('#fffaf0'), [0, 0.03, 0.65]),
    solid(
      new CylinderGeometry(0.26, 0.26, 0.09, 56),
      satin('#dfe5f2', { metalness: 0.6, roughness: 0.25 }),
      [0, 0.1, 0.72],
    ),
    ring(0.26, 0.02, satin('#aab6d6'), [0, 0.14, 0.72], [Math.PI / 2, 0, 0]),
    block([0.2, 0.02, 0.05], 0.008, satin('#7a86a8'), [0, 0.15, 0.72]),
    block([0.05, 0.02, 0.2], 0.008, satin('#7a86a8'), [0, 0.15, 0.72]),
    tube(
      [
        [-0.3, 0.07, 0.02],
        [-0.3, 0.07, 0.4],
        [-0.16, 0.07, 0.6],
      ],
      0.02,
      copper(),
      24,
    ),
    tube(
      [
        [0.3, 0.07, 0.02],
        [0.3, 0.07, 0.4],
        [0.16, 0.07, 0.6],
      ],
      0.02,
      copper(),
      24,
    ),
    tube(
      [
        [0, 0.07, 0.02],
        [0, 0.07, 0.48],
      ],
      0.02,
      copper(),
      8,
    ),
    block([0.14, 0.03, 0.3], 0.012, gloss(toy.coral), [0.62, 0.075, 0.75], [0, 0.5, 0]),
    block([0.14, 0.03, 0.3], 0.012, gloss(shade.sky), [-0.66, 0.075, 0.8], [0, -0.4, 0]),
  )
  return group(placed(standing, [0, 0, 0], [-0.14, 0, 0]), lying)
}

/** A roll of copper tape. */
export const tapeRoll = () =>
  group(
    turned(
      [
        [0.16, 0],
        [0.36, 0],
        [0.36, 0.2],
        [0.16, 0.2],
        [0.16, 0],
      ],
      copper(),
      { soften: 0.02 },
    ),
    turned(
      [
        [0.13, 0.01],
        [0.17, 0.01],
        [0.17, 0.19],
        [0.13, 0.19],
        [0.13, 0.01],
      ],
      matte(toy.white),
      { soften: 0.01 },
    ),
  )

/** A folded lantern that glows, 0.9 high. */
export function paperLantern(color: string) {
  const paper = satin(color, {
    emissive: color,
    emissiveIntensity: 0.28,
    roughness: 0.8,
    flatShading: true,
  })
  const body = solid(new CylinderGeometry(0.3, 0.3, 0.5, 8).toNonIndexed(), paper, [0, 0.42, 0])
  return group(
    body,
    turned(
      [
        [0, 0],
        [0.24, 0],
        [0.24, 0.16],
        [0, 0.17],
      ],
      gloss(toy.sun),
    ),
    turned(
      [
        [0, 0.66],
        [0.24, 0.66],
        [0.24, 0.76],
        [0, 0.77],
      ],
      gloss(toy.sun),
    ),
    ring(0.1, 0.018, gloss(toy.sun), [0, 0.86, 0]),
    rod(0.305, 0.03, gloss(toy.sun), [0, 0.42, 0]),
  )
}

/** A coin cell, lying: 0.52 wide. */
export const coinCell = () =>
  group(
    solid(
      new CylinderGeometry(0.26, 0.26, 0.09, 56),
      satin('#dfe5f2', { metalness: 0.6, roughness: 0.25 }),
      [0, 0.045, 0],
    ),
    ring(0.26, 0.02, satin('#aab6d6'), [0, 0.085, 0], [Math.PI / 2, 0, 0]),
    block([0.2, 0.02, 0.05], 0.008, satin('#7a86a8'), [0, 0.095, 0]),
    block([0.05, 0.02, 0.2], 0.008, satin('#7a86a8'), [0, 0.095, 0]),
  )

/** A lamp with its two copper feet, lying with its round end up: 0.2 wide. */
export const ledLamp = (color: string) =>
  group(
    block([0.3, 0.02, 0.06], 0.008, copper(), [0, 0.02, 0]),
    ball(0.085, satin(color, { emissive: color, emissiveIntensity: 0.5 }), [0, 0.06, 0]),
  )

/** A folded card, lying, with a star on it; without `color` it is blank. */
export const starCard = (paper: string, color?: string) =>
  group(
    block([1.1, 0.05, 1.35], 0.02, matte(paper), [0, 0.03, 0]),
    ...(color === undefined
      ? []
      : [placed(group(star(color)), [0, 0.09, -0.1], [-Math.PI / 2, 0, 0], 0.32)]),
  )
