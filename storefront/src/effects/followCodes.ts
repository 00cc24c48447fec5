import type { Stores } from '../state/createStores.ts'
import { settleCoupons } from './settleCoupons.ts'
import { takeReferral } from './takeReferral.ts'
import { watchCouponPopup } from './watchCouponPopup.ts'

/**
 * Everything about coupons that the shopper did not type, in one chunk.
 *
 * @param arrivedAt - when the page was ready, in milliseconds since 1970
 */
export function followCodes(stores: Stores, window: Window, arrivedAt: number): () => void {
  const stops = [
    settleCoupons(stores),
    takeReferral(stores, window),
    watchCouponPopup(stores, window, arrivedAt),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
