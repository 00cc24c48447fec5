import type { ShippingRate } from './countries/country.ts'
import { minus, nothing, type MinorUnits } from './money.ts'

export interface Shipping {
  readonly charge: MinorUnits
  readonly freeFrom: MinorUnits
  /** How much is missing until it is free; 0 where it is. */
  readonly short: MinorUnits
}

export interface ShippingBase {
  /** The country's rate. */
  readonly rate: ShippingRate
  /** Goods after combos, before the coupon. */
  readonly netOfCombos: MinorUnits
  /** Whether anything in the cart is sent by post. */
  readonly travels: boolean
}

/** Step 4: what shipping costs. Digital goods alone ship free. Source: specification §9.35. */
export function chargeShipping({ rate, netOfCombos, travels }: ShippingBase): Shipping {
  const { freeFrom, charge } = rate
  if (!travels || netOfCombos >= freeFrom) return { charge: nothing, freeFrom, short: nothing }
  return { charge, freeFrom, short: minus(freeFrom, netOfCombos) }
}
