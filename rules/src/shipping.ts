import type { ShippingRate } from './countries/country.ts'
import { minus, nothing, type MinorUnits } from './money.ts'
import type { ListLine } from './pricing/listLines.ts'

export interface Shipping {
  readonly charge: MinorUnits
  readonly freeFrom: MinorUnits
  /** How much is missing until it is free; 0 where it is. */
  readonly short: MinorUnits
}

export interface ShippingBase {
  /** The country's rate. */
  readonly rate: ShippingRate
  readonly lines: readonly ListLine[]
  /** Goods after combos, before the coupon. */
  readonly netOfCombos: MinorUnits
}

/** Step 4: what shipping costs. Digital goods alone ship free. Source: specification §9.35. */
export function chargeShipping({ rate, lines, netOfCombos }: ShippingBase): Shipping {
  const { freeFrom, charge } = rate
  if (!isSentByPost(lines) || netOfCombos >= freeFrom) {
    return { charge: nothing, freeFrom, short: nothing }
  }
  return { charge, freeFrom, short: minus(freeFrom, netOfCombos) }
}

/** Whether anything that is paid for is sent by post. */
export function isSentByPost(lines: readonly ListLine[]): boolean {
  return lines.some(({ charged, offer }) => charged > 0 && offer?.kind !== 'digital')
}
