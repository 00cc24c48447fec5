import type { Lump } from '../kit/clay.ts'

/** Lumps for both sides of a body, mirrored by the sign that `make` is given. */
export const bothSides = (make: (side: 1 | -1) => readonly Lump[]): Lump[] => [
  ...make(1),
  ...make(-1),
]

/** One lump per leg: `across` and the two places along the body. */
export const fourLegs = (
  across: number,
  front: number,
  back: number,
  make: (across: number, along: number) => Lump,
): Lump[] => [make(across, front), make(-across, front), make(across, back), make(-across, back)]
