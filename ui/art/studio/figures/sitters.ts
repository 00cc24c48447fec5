import { clay, type Lump } from '../kit/clay.ts'
import { cone, ellipsoid, limb, sphere } from '../kit/fields.ts'
import { group, type Vec } from '../kit/shapes.ts'
import { eyesAcross } from './eye.ts'
import { bothSides } from './sides.ts'

/** The colours of an animal that sits like a cat. */
interface Coat {
  readonly fur: string
  readonly pale: string
  /** The inside of its ears. */
  readonly ear: string
  /** The fur around its eyes. */
  readonly mask: string
  /** The bands of its tail. */
  readonly band: string
  readonly nose: string
  /** How far its mouth is open. */
  readonly mouth: number
  /** How far its muzzle stands out. */
  readonly muzzle: number
}

/** The middle of its tail, which lies around its paws. */
const tail = [
  [0.08, 0.07, -0.14, 0.05],
  [0.25, 0.06, -0.12, 0.055],
  [0.34, 0.07, 0.04, 0.06],
  [0.26, 0.08, 0.2, 0.045],
] as const

const bands: readonly Vec[] = [
  [0.25, 0.06, -0.12],
  [0.345, 0.07, 0.05],
  [0.26, 0.08, 0.2],
]

const paint = (field: Lump['field'], color: string): Lump => ({
  field,
  color,
  as: 'paint',
  edge: 0.01,
})

/** An animal that sits and looks to the front, 0.75 high. */
function sitter({ fur, pale, ear, mask, band, nose, mouth, muzzle }: Coat) {
  const body = clay(
    [
      { field: cone([0, 0.15, -0.02], [0, 0.38, 0], 0.17, 0.11), color: fur },
      { field: ellipsoid([0, 0.53, 0.03], [0.185, 0.155, 0.155]), color: fur, melt: 0.03 },
      { field: limb(tail), color: fur, melt: 0.03 },
      ...bothSides((s): Lump[] => [
        { field: cone([0.1 * s, 0.61, 0.01], [0.15 * s, 0.74, 0], 0.065, 0.018), color: fur },
        { field: ellipsoid([0.13 * s, 0.1, 0.02], [0.085, 0.1, 0.13]), color: fur },
        { field: cone([0.065 * s, 0.28, 0.1], [0.07 * s, 0.05, 0.14], 0.05, 0.042), color: fur },
        { field: ellipsoid([0.072 * s, 0.035, 0.18], [0.052, 0.036, 0.065]), color: pale },
      ]),
      { field: ellipsoid([0, 0.475, 0.165], [0.08, 0.055, muzzle]), color: pale, melt: 0.02 },
      paint(ellipsoid([0, 0.27, 0.13], [0.085, 0.13, 0.08]), pale),
      ...bothSides((s) => [
        paint(ellipsoid([0.08 * s, 0.555, 0.15], [0.075, 0.05, 0.09], [0, 0, 0.25 * s]), mask),
        paint(ellipsoid([0.128 * s, 0.67, 0.06], [0.03, 0.055, 0.05]), ear),
      ]),
      ...bands.map((at) => paint(sphere(at, 0.07), band)),
      ...[-0.05, 0, 0.05].map((x) =>
        paint(ellipsoid([x, 0.655 - Math.abs(x) * 0.2, 0.11], [0.013, 0.05, 0.06]), band),
      ),
      paint(ellipsoid([0, 0.445, 0.165 + muzzle], [0.02 + mouth, 0.006 + mouth, 0.03]), '#5a2330'),
      {
        field: ellipsoid([0, 0.508, 0.162 + muzzle], [0.024, 0.017, 0.014]),
        color: nose,
        melt: 0.005,
      },
    ],
    { cells: 110 },
  )
  return group(body, ...eyesAcross([0.072, 0.562, 0.168], 0.023, [0.25, 0.05, 1]))
}

/** An orange cat that sings. */
export const cat = () =>
  sitter({
    fur: '#ffb03a',
    pale: '#fff3dc',
    ear: '#ff9db0',
    mask: '#ffb03a',
    band: '#d8701c',
    nose: '#e0566e',
    mouth: 0.024,
    muzzle: 0.024,
  })

/** A raccoon, who did not take the ring. */
export const raccoon = () =>
  sitter({
    fur: '#8b93ab',
    pale: '#f4f1ea',
    ear: '#e8e4ea',
    mask: '#343a52',
    band: '#343a52',
    nose: '#2b2030',
    mouth: 0.004,
    muzzle: 0.05,
  })
