import { SphereGeometry, TorusGeometry } from 'three'
import { clay, type Lump } from '../kit/clay.ts'
import { cuboid, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { gloss, matte, satin } from '../kit/materials.ts'
import { ball, block, group, placed, ring, solid, turned, unlit } from '../kit/shapes.ts'
import { eye } from '../figures/eye.ts'
import { bothSides } from '../figures/sides.ts'

export type Piece = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king'

/** The position of a face on a lathe body: its height, the body's radius there, and its size. */
type FacePlace = readonly [height: number, radius: number, size?: number]

/** Two eyes, a smile and two cheeks, wrapped around a lathe body. */
export function smilingFace(height: number, radius: number, size = 1) {
  const around = (thing: ReturnType<typeof group>, angle: number, y: number) =>
    placed(thing, [Math.sin(angle) * radius, y, Math.cos(angle) * radius], [0, angle, 0])
  const apart = (0.066 * size) / radius
  const smile = unlit(
    solid(
      new TorusGeometry(0.03 * size, 0.0085 * size, 10, 24, Math.PI),
      satin('#15182b', { roughness: 0.3 }),
      [0, height - 0.034 * size, radius + 0.006],
      [0, 0, Math.PI],
    ),
  )
  const cheeks = [1, -1].map((side) => {
    const blush = unlit(
      solid(
        new SphereGeometry(0.026 * size, 18, 12),
        matte('#ff9aa8'),
        [0, 0, 0],
        [0, 0, 0],
        [1, 0.68, 0.25],
      ),
    )
    return around(group(blush), (side * 0.125 * size) / radius, height - 0.036 * size)
  })
  return group(
    around(eye([0, 0, 0], 0.032 * size), apart, height),
    around(eye([0, 0, 0], 0.032 * size), -apart, height),
    smile,
    ...cheeks,
  )
}

const shapes: Record<
  Exclude<Piece, 'knight'>,
  { profile: readonly (readonly [number, number])[]; face: FacePlace }
> = {
  pawn: {
    profile: [
      [0.2, 0.16],
      [0.15, 0.26],
      [0.11, 0.42],
      [0.17, 0.5],
      [0.17, 0.53],
      [0, 0.55],
    ],
    face: [0.69, 0.195],
  },
  rook: {
    profile: [
      [0.22, 0.16],
      [0.19, 0.3],
      [0.17, 0.6],
      [0.22, 0.68],
      [0.235, 0.72],
      [0.235, 0.9],
      [0.17, 0.9],
      [0.17, 0.84],
      [0, 0.84],
    ],
    face: [0.5, 0.178],
  },
  bishop: {
    profile: [
      [0.21, 0.16],
      [0.15, 0.32],
      [0.12, 0.52],
      [0.19, 0.6],
      [0.19, 0.64],
      [0, 0.66],
    ],
    face: [0.77, 0.165],
  },
  queen: {
    profile: [
      [0.22, 0.16],
      [0.16, 0.34],
      [0.13, 0.58],
      [0.2, 0.68],
      [0.2, 0.72],
      [0.145, 0.75],
      [0.145, 0.8],
      [0.2, 1.02],
      [0.14, 1.03],
      [0, 1],
    ],
    face: [0.88, 0.167, 0.95],
  },
  king: {
    profile: [
      [0.23, 0.16],
      [0.17, 0.34],
      [0.145, 0.62],
      [0.22, 0.72],
      [0.22, 0.76],
      [0.16, 0.79],
      [0.155, 0.84],
      [0.2, 1.1],
      [0.19, 1.14],
      [0, 1.16],
    ],
    face: [0.94, 0.178],
  },
}

/** A chess piece with a face, its base 0.6 wide; the king is 1.45 high. */
export function chessPiece(piece: Piece, color: string, accent: string) {
  const [skin, trim] = [gloss(color, { roughness: 0.36, clearcoat: 0.55 }), gloss(accent)]
  const made = group(footOf(color, accent))
  if (piece === 'knight') {
    made.add(
      horseHead(color, accent),
      eye([0.105, 0.79, 0.16], 0.03, [1, 0, 0.8]),
      eye([-0.105, 0.79, 0.16], 0.03, [-1, 0, 0.8]),
    )
    return made
  }
  const { profile, face } = shapes[piece]
  made.add(turned(profile, skin, { segments: 72 }), smilingFace(...face))
  if (piece === 'pawn') made.add(ball(0.2, skin, [0, 0.68, 0]))
  if (piece === 'bishop') made.add(mitre(color), ball(0.05, trim, [0, 1.06, 0]))
  if (piece === 'king') made.add(...crown(accent))
  if (piece === 'queen') {
    made.add(ball(0.1, skin, [0, 1.06, 0]), ball(0.05, trim, [0, 1.17, 0]))
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2 + 0.39
      made.add(ball(0.045, trim, [Math.sin(angle) * 0.18, 1.06, Math.cos(angle) * 0.18]))
    }
  }
  if (piece === 'rook') {
    made.add(ring(0.222, 0.02, trim, [0, 0.7, 0], [Math.PI / 2, 0, 0]))
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * Math.PI * 2
      made.add(
        block(
          [0.12, 0.11, 0.075],
          0.02,
          skin,
          [Math.sin(angle) * 0.198, 0.93, Math.cos(angle) * 0.198],
          [0, angle, 0],
        ),
      )
    }
  }
  return made
}

/** The stepped base of all Tacto figurines. */
export const footOf = (color: string, accent: string, radius = 0.3) =>
  group(
    turned(
      [
        [0, 0],
        [radius, 0],
        [radius, 0.08],
        [radius * 0.86, 0.13],
        [radius * 0.86, 0.155],
        [radius * 0.7, 0.2],
        [0, 0.2],
      ],
      gloss(color, { roughness: 0.36, clearcoat: 0.55 }),
      { segments: 72 },
    ),
    ring(radius * 0.93, 0.018, gloss(accent), [0, 0.1, 0], [Math.PI / 2, 0, 0]),
  )

/** A crown with five points and a ball on each; not a symbol of any religion. */
function crown(accent: string) {
  const gold = gloss(accent)
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2
    const [x, z] = [Math.sin(angle) * 0.16, Math.cos(angle) * 0.16]
    return group(
      placed(
        turned(
          [
            [0.055, 0],
            [0.012, 0.16],
            [0, 0.165],
          ],
          gold,
          { segments: 20 },
        ),
        [x, 1.2, z],
      ),
      ball(0.032, gold, [x, 1.38, z]),
    )
  })
  return [
    ring(0.19, 0.024, gold, [0, 1.1, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0, 1.14],
        [0.2, 1.14],
        [0.21, 1.24],
        [0.17, 1.25],
        [0, 1.22],
      ],
      gold,
      { segments: 48 },
    ),
    ...points,
  ]
}

const mitre = (color: string) =>
  clay(
    [
      { field: ellipsoid([0, 0.82, 0], [0.17, 0.215, 0.17]), color },
      {
        field: cuboid([0.1, 0.97, 0], [0.11, 0.016, 0.25], 0.004, [0, 0, 0.85]),
        color,
        as: 'cut',
        melt: 0.012,
      },
    ],
    { cells: 90, roughness: 0.36, clearcoat: 0.55 },
  )

const horseHead = (color: string, mane: string) =>
  clay(
    [
      {
        field: limb([
          [0, 0.14, -0.02, 0.21],
          [0, 0.38, -0.06, 0.17],
          [0, 0.62, -0.03, 0.14],
          [0, 0.78, 0.04, 0.13],
        ]),
        color,
        melt: 0.05,
      },
      { field: ellipsoid([0, 0.76, 0.1], [0.12, 0.13, 0.15]), color, melt: 0.06 },
      { field: ellipsoid([0, 0.66, 0.25], [0.095, 0.09, 0.13], [0.45, 0, 0]), color, melt: 0.06 },
      {
        field: ellipsoid([0, 0.6, 0.33], [0.088, 0.075, 0.07], [0.45, 0, 0]),
        color: mane,
        as: 'paint',
        edge: 0.015,
      },
      ...bothSides((s) => [
        {
          field: ellipsoid([0.07 * s, 0.92, 0.03], [0.03, 0.075, 0.032], [-0.15, 0, -0.2 * s]),
          color,
          melt: 0.02,
        },
        { field: sphere([0.035 * s, 0.61, 0.385], 0.014), color, as: 'cut', melt: 0.01 },
      ]),
      ...Array.from({ length: 7 }, (_, i): Lump => ({
        field: ellipsoid(
          [0, 0.93 - 0.105 * i, -0.09 - 0.075 * Math.sin((i / 6) * 2.2)],
          [0.04, 0.062, 0.07],
          [-0.5 - 0.1 * i, 0, 0],
        ),
        color: mane,
        melt: 0.02,
        edge: 0.006,
      })),
      {
        field: ellipsoid([0, 0.93, 0.1], [0.04, 0.045, 0.06]),
        color: mane,
        melt: 0.02,
        edge: 0.006,
      },
    ],
    { cells: 120, roughness: 0.36, clearcoat: 0.55 },
  )
