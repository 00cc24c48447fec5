import type { Lump } from '../kit/clay.ts'

/** Lumps for both sides of a body. `make` gets the sign that mirrors them. */
export const bothSides = (make: (side: 1 | -1) => readonly Lump[]): Lump[] => [
  ...make(1),
  ...make(-1),
]

/** One lump for each leg: `across` the body, at two positions along it. */
export const fourLegs = (
  across: number,
  front: number,
  back: number,
  make: (across: number, along: number) => Lump,
): Lump[] => [make(across, front), make(-across, front), make(across, back), make(-across, back)]
