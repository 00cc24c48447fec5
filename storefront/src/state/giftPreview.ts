import { previewGift, type GiftChoice, type GiftPreview } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'
import { giftOf } from './gift.ts'

/* Not in the gift store, because the pricing code loads only with pages and dialogs that show a
   cart. */

/** What choosing a gift would change in the cart; undefined if no gift is offered. */
export function giftPreview(stores: Stores, sku: GiftChoice): GiftPreview | undefined {
  const { cart, coupon, prices } = stores
  const { coupon: giftCoupon } = giftOf(stores).state
  if (giftCoupon === undefined) return undefined
  return previewGift(cartOf(cart.state), sku, prices.state.catalogue, {
    giftCoupon,
    coupon: coupon.state.applied,
    stock: prices.state.stock,
  })
}
