import type { ShippingRate } from './countries/country.ts'
import { minus, nothing, type MinorUnits } from './money.ts'
import type { ListLine } from './pricing/listLines.ts'

export interface Shipping {
  readonly charge: MinorUnits
  readonly freeFrom: MinorUnits
  /** How much is missing until shipping is free; 0 if it is free. */
  readonly short: MinorUnits
}

export interface ShippingBase {
  /** The country's rate. */
  readonly rate: ShippingRate
  readonly lines: readonly ListLine[]
  /** The value of goods after combos and before the coupon. */
  readonly netOfCombos: MinorUnits
}

/** Step 4: what shipping costs. A cart with only digital goods ships free. Source: §9.35. */
export function chargeShipping({ rate, lines, netOfCombos }: ShippingBase): Shipping {
  const { freeFrom } = rate
  return isSentByPost(lines)
    ? shippingOf(rate, netOfCombos)
    : { charge: nothing, freeFrom, short: nothing }
}

/** What sending goods of this value by post costs. */
export function shippingOf({ freeFrom, charge }: ShippingRate, value: MinorUnits): Shipping {
  return value >= freeFrom
    ? { charge: nothing, freeFrom, short: nothing }
    : { charge, freeFrom, short: minus(freeFrom, value) }
}

/** Whether the cart has a charged product that is sent by post. */
export function isSentByPost(lines: readonly ListLine[]): boolean {
  return lines.some(({ charged, offer }) => charged > 0 && offer?.kind !== 'digital')
}
