import {
  compareCoupons,
  minimumPopup,
  normaliseCode,
  priceCart,
  type Cart,
  type Catalogue,
  type Coupon,
  type PricedCart,
} from '@stemside/rules'
import type { StoreApi } from '../api/storeApi.ts'
import type { Seed } from '../prerender/seed.ts'
import { cartOf, createCartStore } from './cart.ts'
import { createCheckoutStore, type AttemptKeeper } from './checkout.ts'
import { createConsent } from './consent.ts'
import { createCouponStore } from './coupon.ts'
import { createGiftStore } from './gift.ts'
import { createMarket } from './market.ts'
import { createNotices } from './notices.ts'
import { createOrdersStore } from './orders.ts'
import { createPopups, type UnmetMinimum } from './popups.ts'

export type Shop = ReturnType<typeof createShop>

/**
 * The stores of one shop. Made for each render, in the browser once and in prerendering for each
 * page, and passed by context: nothing of it stands at module level.
 */
export function createShop(seed: Seed, api: StoreApi, attempts?: AttemptKeeper) {
  const market = createMarket(seed, api)
  const cart = createCartStore()
  const coupon = createCouponStore(seed.automaticCoupon, api)
  const popups = createPopups(cart, coupon, market)

  return {
    api,
    market,
    cart,
    coupon,
    checkout: createCheckoutStore(api, attempts),
    consent: createConsent(),
    notices: createNotices(),
    orders: createOrdersStore(),
    gift: createGiftStore(cart, coupon, market, api),
    popups,
    /** Fetches coupon, prices and stock anew, so that what is shown is what is charged. */
    async refreshPrices() {
      await coupon.recheck()
      await market.refresh(coupon.state.applied?.code)
    },
    /** Tries a typed code; one whose minimum is not reached says so in a popup (specification §2). */
    async submitCoupon(typed: string) {
      const { country, catalogue } = market.state
      const lines = cartOf(cart.state)
      await coupon.submit(typed, country, (current, other) =>
        compareCoupons(lines, catalogue, current, other),
      )
      const tried = coupon.state.weaker?.coupon ?? coupon.state.applied
      if (tried === undefined || tried.code !== normaliseCode(typed)) return
      const unmet = unmetMinimum(price(lines, catalogue, tried), catalogue)
      if (unmet !== undefined) popups.showMinimum(unmet)
    },
    /** Moves to the country of another seed, all at once (specification §4). */
    moveTo(next: Seed) {
      coupon.moveTo(next.automaticCoupon)
      market.put(next.priceList, next.stock, coupon.state.applied?.code)
    },
    /** The cart at this moment's prices, with the coupon that is attached. */
    priced: () => price(cartOf(cart.state), market.state.catalogue, coupon.state.applied),
  }
}

function unmetMinimum(
  { explanations }: PricedCart,
  catalogue: Catalogue,
): UnmetMinimum | undefined {
  for (const explanation of explanations) {
    const popup = minimumPopup(explanation, catalogue)
    const { base = 0, minimum = 0 } = explanation.figures
    if (popup !== undefined) return { ...popup, value: base, minimum }
  }
  return undefined
}

/** Prices a cart with the coupon in force, if there is one. */
export function price(cart: Cart, catalogue: Catalogue, coupon: Coupon | undefined): PricedCart {
  return priceCart(cart, catalogue, coupon === undefined ? {} : { coupon })
}
