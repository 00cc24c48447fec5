import { previewGift, type GiftChoice, type GiftPreview } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'

/* Not in the gift store, because the pricing code loads only with pages and dialogs that show a
   cart. */

/** What choosing a gift would change in the cart; undefined if no gift is offered. */
export function giftPreview(
  { cart, coupon, gift, market }: Shop,
  sku: GiftChoice,
): GiftPreview | undefined {
  if (gift.state.coupon === undefined) return undefined
  return previewGift(cartOf(cart.state), sku, market.state.catalogue, {
    giftCoupon: gift.state.coupon,
    coupon: coupon.state.applied,
    stock: market.state.stock,
  })
}
