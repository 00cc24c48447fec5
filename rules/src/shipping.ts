import type { CountryCode } from './countries.ts'
import type { Minor } from './money.ts'

export interface ShippingRate {
  /** Goods after combos and before the coupon, from which it is free. */
  readonly freeFrom: Minor
  readonly charge: Minor
}

/** In minor units. Source: decisions, "Shipping". */
export const shippingRates: Readonly<Record<CountryCode, ShippingRate>> = {
  IN: { freeFrom: 999_00, charge: 99_00 },
  US: { freeFrom: 49_00, charge: 5_99 },
  GB: { freeFrom: 44_00, charge: 4_99 },
  CA: { freeFrom: 59_00, charge: 7_99 },
  AE: { freeFrom: 199_00, charge: 20_00 },
}

export interface Shipping {
  readonly charge: Minor
  readonly freeFrom: Minor
  /** How much is missing until it is free; 0 where it is. */
  readonly short: Minor
}

/**
 * What sending costs. `value` is the goods after combos, before the coupon; without anything that
 * travels it is free. `combosSave` is what recognising combos takes off the goods to pay: where they
 * alone push the value below the threshold, sending costs no more than that, so that a recognised combo
 * never raises a total.
 */
export function shippingFor(
  country: CountryCode,
  value: Minor,
  list: Minor,
  combosSave: Minor,
  travels: boolean,
): Shipping {
  const { freeFrom, charge } = shippingRates[country]
  if (!travels || value >= freeFrom) return { charge: 0, freeFrom, short: 0 }
  const most = list >= freeFrom ? combosSave : charge
  return { charge: Math.min(charge, most), freeFrom, short: freeFrom - value }
}
