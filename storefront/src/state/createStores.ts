import type { Purchase } from '@stemside/rules'
import type { StoreApi } from '../api/storeApi.ts'
import type { AttemptKeeper } from './attempts.ts'
import type { Seed } from './seed.ts'
import { cartOf, createCartStore } from './cart.ts'
import { createChat } from './chat.ts'
import { createCheckoutStore } from './checkout.ts'
import type { DraftKeeper } from './checkoutDraft.ts'
import { createConsent, mayKeepOptionalData } from './consent.ts'
import { createCouponStore } from './coupon.ts'
import { createDialogs } from './dialogs.ts'
import { createEventLog } from './events.ts'
import { createPrices } from './prices.ts'
import { createNotices } from './notices.ts'
import { createOrdersStore } from './orders.ts'
import { createSeen } from './seen.ts'
import { createSession } from './session.ts'
import { createSiteStore } from './site.ts'
import { createVisit } from './visit.ts'
import { createStoreClock, type StoreClock } from './storeClock.ts'

export type Stores = ReturnType<typeof createStores>

/** The parts that reach outside the page. By default, each keeps its values in memory. */
export interface StoresParts {
  readonly attempts?: AttemptKeeper<Purchase> | undefined
  readonly draft?: DraftKeeper | undefined
  readonly clock?: StoreClock | undefined
}

/**
 * Creates the stores of one page; pass them by context. The browser creates them once, prerendering
 * once for each page: stores at module level would leak from one prerendered page into the next.
 */
export function createStores(
  seed: Seed,
  api: StoreApi,
  { attempts, draft, clock = createStoreClock() }: StoresParts = {},
) {
  const prices = createPrices(seed, api)
  const dialogs = createDialogs()
  const consent = createConsent()
  const events = createEventLog(() => mayKeepOptionalData(consent.state, prices.state.country))
  const cart = createCartStore(dialogs, events)
  const coupon = createCouponStore(seed.automaticCoupon, api, () => prices.state.country)

  /** What belongs to a visitor. The other stores below hold what belongs to the shop or to the device. */
  const ofVisitor = {
    prices,
    cart,
    coupon,
    dialogs,
    checkout: createCheckoutStore(attempts, draft),
    events,
    notices: createNotices(),
    orders: createOrdersStore(),
    seen: createSeen(),
    session: createSession(),
    visit: createVisit(),
  }
  /** Moves all stores to the country of another seed (specification §4). */
  const moveTo = (next: Seed) => {
    coupon.moveTo(next.automaticCoupon)
    prices.put(next.priceList, next.stock, coupon.state.applied?.code)
  }

  return {
    api,
    clock,
    chat: createChat(),
    consent,
    site: createSiteStore(api),
    ...ofVisitor,
    moveTo,
    /**
     * Resets the stores to a new visitor's state (specification §3, "reset action"). The cookie answer stays,
     * because it is the device's, and so does the offer of the chat, which follows that answer. Contact and
     * figures of the shop stay too: nothing on the page would fetch them again.
     */
    reset() {
      for (const store of Object.values(ofVisitor)) store.reset()
    },
    /**
     * Fetches prices and stock, so that the shop shows what it charges. Looks up the coupon too, if
     * the cart has lines.
     */
    async refreshPrices() {
      if (cart.state.lines.length > 0 || coupon.state.origin === 'typed') {
        await coupon.recheck()
      }
      await prices.refresh(coupon.state.applied?.code)
    },
    /** Like `refreshPrices`, but only for the cart and its gift, before they are paid for. */
    async refreshCartPrices() {
      const bought = cartOf(cart.state)
      if (bought.lines.length === 0) return
      await coupon.recheck()
      await prices.refreshFor(bought, coupon.state.applied?.code)
    },
  }
}
