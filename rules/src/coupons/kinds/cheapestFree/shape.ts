/** Of every n units, the dearest first, the cheapest is free. */
export interface CheapestFree {
  /** The n: 2 or more. */
  readonly every: number
}
