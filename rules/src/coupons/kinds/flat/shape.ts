import type { MinorUnits } from '../../../money.ts'

/** An amount, in the one currency that its countries have. */
export interface Flat {
  readonly amount: MinorUnits
}
