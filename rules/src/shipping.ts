import type { CountryCode } from './countries.ts'
import { minus, money, nothing, type MinorUnits } from './money.ts'

export interface ShippingRate {
  /** Goods after combos and before the coupon, from which it is free. */
  readonly freeFrom: MinorUnits
  readonly charge: MinorUnits
}

/** In minor units. Source: decisions, "Shipping". */
export const shippingRates: Readonly<Record<CountryCode, ShippingRate>> = {
  IN: { freeFrom: money('999'), charge: money('99') },
  US: { freeFrom: money('49'), charge: money('5.99') },
  GB: { freeFrom: money('44'), charge: money('4.99') },
  CA: { freeFrom: money('59'), charge: money('7.99') },
  AE: { freeFrom: money('199'), charge: money('20') },
}

export interface Shipping {
  readonly charge: MinorUnits
  readonly freeFrom: MinorUnits
  /** How much is missing until it is free; 0 where it is. */
  readonly short: MinorUnits
}

export interface ShippingBase {
  readonly country: CountryCode
  /** Goods after combos, before the coupon. */
  readonly netOfCombos: MinorUnits
  /** Whether anything in the cart is sent by post. */
  readonly travels: boolean
}

/** Step 4: what shipping costs. Digital goods alone ship free. Source: specification §9.35. */
export function chargeShipping({ country, netOfCombos, travels }: ShippingBase): Shipping {
  const { freeFrom, charge } = shippingRates[country]
  if (!travels || netOfCombos >= freeFrom) return { charge: nothing, freeFrom, short: nothing }
  return { charge, freeFrom, short: minus(freeFrom, netOfCombos) }
}
