import { surpriseGiftSku, type PricedCart } from '@stemside/rules'
import { Text } from '../core/Text/index.ts'

/**
 * "Counted before SPRING30.", beside values that a cart has not reached yet. Free shipping and gifts compare the goods before
 * the coupon, and the total beside them is after it. Nothing without a coupon, or once all of them are reached.
 */
export function CountedBefore({ cart }: { readonly cart: PricedCart }) {
  const coupon = cart.adjustments.find(({ source }) => source === 'coupon')
  const surprise = cart.explanations.find(({ id }) => id === surpriseGiftSku)
  const isReached = cart.shipping.short === 0 && surprise?.applied === true
  if (coupon === undefined || isReached) return null
  return <Text size="small" tone="muted">{`Counted before ${coupon.id}.`}</Text>
}
