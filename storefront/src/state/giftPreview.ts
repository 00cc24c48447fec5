import { previewGift, type GiftChoice, type GiftPreview } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Shop } from './createShop.ts'

/*
 * Not in the gift store: pricing code loads with the pages and dialogs that show a cart.
 */

/** What choosing a gift would do to the shop's cart; undefined where no gift is offered. */
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
