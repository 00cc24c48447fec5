import type { StoreApi } from '../api/storeApi.ts'
import type { Seed } from './seed.ts'
import { cartOf, createCartStore } from './cart.ts'
import { createCheckoutStore, type AttemptKeeper } from './checkout.ts'
import type { DraftKeeper } from './checkoutDraft.ts'
import { createConsent } from './consent.ts'
import { createCouponStore } from './coupon.ts'
import { createDialogs } from './dialogs.ts'
import { createGiftStore } from './gift.ts'
import { createMarket } from './market.ts'
import { createNotices } from './notices.ts'
import { createOrdersStore } from './orders.ts'
import { createSession } from './session.ts'
import { createSiteStore } from './site.ts'
import { createVisit } from './visit.ts'
import { createStoreClock, type StoreClock } from './storeClock.ts'

export type Shop = ReturnType<typeof createShop>

/** What reaches outside the page. Each has a default that keeps its values in memory. */
export interface ShopParts {
  readonly attempts?: AttemptKeeper | undefined
  readonly draft?: DraftKeeper | undefined
  readonly clock?: StoreClock | undefined
}

/**
 * The stores of one shop, passed by context. The browser makes them once and prerendering once per page:
 * stores at module level would leak from one prerendered page into the next.
 */
export function createShop(
  seed: Seed,
  api: StoreApi,
  { attempts, draft, clock = createStoreClock() }: ShopParts = {},
) {
  const market = createMarket(seed, api)
  const dialogs = createDialogs()
  const cart = createCartStore(dialogs)
  const coupon = createCouponStore(seed.automaticCoupon, api)

  const stores = {
    market,
    cart,
    coupon,
    dialogs,
    checkout: createCheckoutStore(attempts, draft),
    consent: createConsent(),
    notices: createNotices(),
    orders: createOrdersStore(),
    gift: createGiftStore(cart, coupon, market, api),
    session: createSession(),
    site: createSiteStore(api),
    visit: createVisit(),
  }
  /** Moves to the country of another seed, all at once (specification §4). */
  const moveTo = (next: Seed) => {
    coupon.moveTo(next.automaticCoupon)
    market.put(next.priceList, next.stock, coupon.state.applied?.code)
  }

  return {
    api,
    clock,
    ...stores,
    moveTo,
    /** Resets every store to what a new visitor's page begins with (specification §3, "reset action"). */
    reset() {
      for (const store of Object.values(stores)) store.reset()
    },
    /**
     * Fetches prices and stock anew, so that what is shown is what is charged; the coupon too, once
     * there is something to charge with it.
     */
    async refreshPrices() {
      if (cart.state.lines.length > 0 || coupon.state.origin === 'typed') await coupon.recheck()
      await market.refresh(coupon.state.applied?.code)
    },
    /** As `refreshPrices` for what is in the cart and its gift alone: before they are paid for. */
    async refreshCartPrices() {
      const bought = cartOf(cart.state)
      if (bought.lines.length === 0) return
      await coupon.recheck()
      await market.refreshFor(bought, coupon.state.applied?.code)
    },
  }
}
