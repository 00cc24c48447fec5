import { CylinderGeometry, LatheGeometry, Vector2, Vector3 } from 'three'
import { clay } from '../kit/clay.ts'
import { shade, toy } from '../kit/colours.ts'
import { cone, cuboid, ellipsoid } from '../kit/fields.ts'
import { gloss, satin } from '../kit/materials.ts'
import { block, group, outline, placed, ring, rod, slab, solid, turned } from '../kit/shapes.ts'

/** A sailing boat, 0.26 high. */
export function boat(hull: string = toy.coral) {
  const body = clay(
    [
      { field: ellipsoid([0, 0.035, 0], [0.13, 0.05, 0.055]), color: hull },
      {
        field: cuboid([0, 0.095, 0], [0.3, 0.05, 0.3], 0.01),
        color: '#ffffff',
        as: 'cut',
        melt: 0.01,
      },
    ],
    { cells: 48 },
  )
  const main = outline([
    [0.015, 0.06],
    [0.12, 0.06],
    [0.1, 0.15, 0.015, 0.26],
  ])
  const jib = outline([
    [-0.015, 0.07],
    [-0.08, 0.07],
    [-0.06, 0.14, -0.015, 0.22],
  ])
  return group(
    body,
    rod(0.007, 0.24, satin('#8a5a3a'), [0, 0.14, 0]),
    slab(main, 0.012, 0.004, satin('#ffffff')),
    slab(jib, 0.012, 0.004, satin(toy.sun)),
  )
}

/** A striped hot-air balloon, 0.75 high, hanging around its envelope's middle. */
export function balloon(colours: readonly string[] = [toy.coral, toy.white, toy.sun, toy.white]) {
  const gores = 12
  const profile = Array.from({ length: 25 }, (_, j) => {
    const t = 1 - j / 24
    const angle = t * Math.PI * 0.86
    const low = Math.max(0, t - 0.55)
    return new Vector2(
      Math.sin(angle) * 0.24 * (1 - 0.12 * low),
      Math.cos(angle) * 0.25 - low * 0.12,
    )
  })
  const made = group(
    block([0.1, 0.08, 0.1], 0.02, satin('#b0763f', { roughness: 0.8 }), [0, -0.44, 0]),
  )
  for (let i = 0; i < gores; i++)
    made.add(
      solid(
        new LatheGeometry(profile, 8, (i / gores) * Math.PI * 2, (Math.PI * 2) / gores),
        gloss(colours[i % colours.length] ?? toy.white, { roughness: 0.45, clearcoat: 0.25 }),
      ),
    )
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const [low, high] = [
      new Vector3(x * 0.04, -0.41, z * 0.04),
      new Vector3(x * 0.07, -0.27, z * 0.07),
    ]
    const rope = solid(
      new CylinderGeometry(0.004, 0.004, low.distanceTo(high), 6),
      satin('#6b4a33'),
    )
    rope.position.copy(low).lerp(high, 0.5)
    rope.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), high.clone().sub(low).normalize())
    made.add(rope)
  }
  return made
}

/** A stubby aeroplane along +x, 0.45 long. */
export const plane = () =>
  clay(
    [
      { field: cone([-0.22, 0, 0], [0.2, 0, 0], 0.045, 0.062), color: toy.white, melt: 0.01 },
      {
        field: cuboid([0.02, -0.01, 0], [0.055, 0.012, 0.27], 0.012),
        color: toy.coral,
        melt: 0.015,
      },
      { field: cuboid([-0.21, 0.01, 0], [0.035, 0.01, 0.1], 0.01), color: toy.coral, melt: 0.015 },
      {
        field: cuboid([-0.225, 0.08, 0], [0.035, 0.07, 0.011], 0.011, [0, 0, 0.35]),
        color: toy.coral,
        melt: 0.015,
      },
      {
        field: ellipsoid([0.18, 0.035, 0], [0.06, 0.035, 0.045]),
        color: '#2b3a67',
        as: 'paint',
        edge: 0.006,
      },
    ],
    { cells: 88, roughness: 0.35, clearcoat: 0.6 },
  )

/** A rocket, 0.66 high. */
export function rocket() {
  const hull = turned(
    [
      [0, 0],
      [0.1, 0],
      [0.14, 0.12],
      [0.15, 0.3],
      [0.12, 0.46],
      [0.05, 0.58],
      [0, 0.62],
    ],
    gloss(toy.white),
  )
  const nose = turned(
    [
      [0.1215, 0.455],
      [0.052, 0.582],
      [0, 0.628],
    ],
    gloss(toy.coral),
  )
  nose.scale.set(1.03, 1, 1.03)
  const fin = outline([
    [0.1, 0.02],
    [0.17, 0, 0.25, -0.06],
    [0.24, 0.12, 0.1, 0.18],
  ])
  const fins = [0, 1, 2].map((i) =>
    placed(
      group(slab(fin, 0.04, 0.014, gloss(toy.coral))),
      [0, 0, 0],
      [0, (i / 3) * Math.PI * 2 + 0.5, 0],
    ),
  )
  return group(
    hull,
    nose,
    ...fins,
    ring(0.06, 0.016, gloss(toy.sun), [0, 0.32, 0.142]),
    rod(0.055, 0.03, gloss(shade.sky), [0, 0.32, 0.138], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0, -0.05],
        [0.075, -0.05],
        [0.09, 0],
        [0, 0.01],
      ],
      satin(shade.wheel),
      { segments: 40 },
    ),
  )
}
