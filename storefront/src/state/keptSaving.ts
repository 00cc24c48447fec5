import { couponNotBeatenBy, type Coupon, type CurrentSaving } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'
import { price } from './pricing/pricedCart.ts'

/**
 * The discount of the coupon in force, if a code below its minimum could save no more from its minimum on. The shop then
 * does not ask for a larger cart to use it (specification §4.24).
 */
export function keptSaving(
  { cart, coupon, prices }: Stores,
  code: Coupon,
): CurrentSaving | undefined {
  const { catalogue } = prices.state
  const held = cartOf(cart.state)
  const isBelow = price(held, catalogue, code).explanations.some(
    ({ subject, reason }) => subject === 'coupon' && reason === 'below-minimum',
  )
  if (!isBelow || code.kind !== 'percent') return undefined
  return couponNotBeatenBy({ offers: [code] }, coupon.state.applied, held, catalogue)
}
