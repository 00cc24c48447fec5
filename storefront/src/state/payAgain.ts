import { minor, minus, nothing, type MinorUnits, type Purchase } from '@stemside/rules'
import type { PlacedOrder } from './checkout.ts'
import type { Shop } from './createShop.ts'
import { pricedCart } from './pricing/pricedCart.ts'
import { placeOrder } from './purchase.ts'

/** What the gift card of the last try pays of a total; undefined without one. */
function payingCard(
  { giftCard }: Pick<Purchase, 'giftCard'>,
  total: MinorUnits,
): Purchase['giftCard'] {
  return giftCard && { code: giftCard.code, pays: minor(Math.min(giftCard.pays, total)) }
}

/**
 * What paying again charges: the cart's total less what the gift card of the last try pays. Undefined without
 * a try.
 */
export function leftToPayAgain(
  lastPurchase: Pick<Purchase, 'giftCard'> | undefined,
  total: MinorUnits,
): MinorUnits | undefined {
  return lastPurchase && minus(total, payingCard(lastPurchase, total)?.pays ?? nothing)
}

/**
 * Places the order of the last try anew, with the cart and the coupon of now. Returns undefined without a try,
 * or after an error.
 */
export async function payAgain(shop: Shop): Promise<PlacedOrder | undefined> {
  const { lastPurchase } = shop.checkout.state
  if (lastPurchase === undefined) return undefined
  const { customer, address, payment, present } = lastPurchase
  const giftCard = payingCard(lastPurchase, pricedCart(shop).totals.total)
  return placeOrder(shop, {
    customer,
    address,
    payment,
    ...(giftCard && { giftCard }),
    ...(present && { present }),
  })
}
