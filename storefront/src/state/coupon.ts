import {
  isUsableIn,
  lookUpCoupon,
  normaliseCode,
  type CountryCode,
  type Coupon,
  type WaitingCoupon,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'
import { sha256 } from './sha256.ts'

/** The attached coupon, and the result of the last typed code. */
export interface CouponState {
  applied: Coupon | undefined
  origin: 'automatic' | 'typed'
  /** This country's automatic coupon. It applies again when a typed one is removed. */
  automatic: Coupon | undefined
  /**
   * The shopper removed the automatic coupon, so it does not apply by itself
   * (`removedAutoAddedCoupon`).
   */
  isAutomaticRemoved: boolean
  /** Every active coupon, with hashed code (specification §3); undefined until it is fetched. */
  allCoupons: readonly Coupon[] | undefined
  /** `held`: the typed code is the attached coupon. */
  attempt: 'idle' | 'looking' | 'not-applied' | 'held'
  /** The store could not be asked about the attached coupon, so it may have ended (specification §4.18). */
  isUnchecked: boolean
  /** The typed code that the store could not be asked about. It is tried again (specification §4.18). */
  untried: string | undefined
  /**
   * Codes that the shopper typed or got and that save less on this cart, or do not count on it yet; the
   * newest first (specification §4.22, §4.28).
   */
  waiting: readonly WaitingCoupon[]
}

/** @param countryNow - the country that a coupon must be for. */
export function createCouponStore(
  automatic: Coupon | undefined,
  api: StoreApi,
  countryNow: () => CountryCode,
) {
  const initialState = (): CouponState => ({
    applied: automatic,
    origin: 'automatic',
    automatic,
    isAutomaticRemoved: false,
    allCoupons: undefined,
    attempt: 'idle',
    isUnchecked: false,
    untried: undefined,
    waiting: [],
  })
  const state = proxy(initialState())

  /** Counts changes of country and resets: answers from before are stale. */
  let moves = 0

  const attach = (coupon: Coupon | undefined, origin: CouponState['origin']) => {
    if (coupon?.code !== state.applied?.code) {
      state.isUnchecked = false
      if (state.attempt === 'held') state.attempt = 'idle'
    }
    state.applied = coupon
    state.origin = origin
    if (coupon !== undefined) stopWaiting(coupon.code)
  }

  const stopWaiting = (code: string) => {
    if (!state.waiting.some(({ coupon }) => coupon.code === code)) return
    state.waiting = state.waiting.filter(({ coupon }) => coupon.code !== code)
  }

  /** Attaches the automatic coupon, unless the shopper removed it (specification §4). */
  const fallBack = () => attach(state.isAutomaticRemoved ? undefined : state.automatic, 'automatic')

  return {
    state: state as Readonly<typeof state>,
    attach,
    fallBack,

    /** Puts a coupon in force. The automatic one applies by itself again from then on. */
    use(coupon: Coupon) {
      const isAutomatic = coupon.code === state.automatic?.code
      if (isAutomatic) state.isAutomaticRemoved = false
      attach(coupon, isAutomatic ? 'automatic' : 'typed')
    },

    /** Replaces the coupons that wait. */
    setWaiting(waiting: readonly WaitingCoupon[]) {
      state.waiting = waiting.map((one) => ref(one))
    },

    /** Lets a coupon wait beside the one in force, before those that wait already. */
    wait(waiting: WaitingCoupon) {
      stopWaiting(waiting.coupon.code)
      state.waiting = [ref(waiting), ...state.waiting]
    },

    /** The shopper chooses a waiting coupon over all others: none takes its place by itself. */
    chooseWaiting(code: string) {
      const chosen = state.waiting.find(({ coupon }) => coupon.code === code)
      if (chosen === undefined) return
      state.waiting = []
      this.use(chosen.coupon)
    },

    reset() {
      moves += 1
      Object.assign(state, initialState())
    },

    /**
     * Looks up a typed code. An unknown, inactive or foreign code has the same result, undefined: the coupon
     * in force stays, and the field says "Code not applied". If the refused code is itself in force,
     * the automatic coupon replaces it. A code that the store could not be asked about is kept as `untried`.
     */
    async lookUp(typed: string): Promise<Coupon | undefined> {
      const move = moves
      const code = normaliseCode(typed)
      state.attempt = 'looking'
      if (state.untried !== code) state.untried = undefined
      try {
        const coupon = code === undefined ? undefined : await api.getCoupon(code)
        if (move !== moves) return undefined
        state.untried = undefined
        if (coupon !== undefined && isUsableIn(coupon, countryNow())) {
          state.attempt = code === state.applied?.code ? 'held' : 'idle'
          return coupon
        }
        if (code === state.applied?.code) fallBack()
        // The shopper may have left the field meanwhile: then nobody reads how it ended.
        if (state.attempt === 'looking') state.attempt = 'not-applied'
      } catch {
        if (move !== moves) return undefined
        state.untried = code
        state.attempt = 'idle'
      }
      return undefined
    },

    /** Fetches the list of all coupons once. After an error, the next call retries. */
    async loadAll(): Promise<void> {
      const coupons = await api.getAllCoupons().catch(() => undefined)
      if (coupons !== undefined) state.allCoupons = ref(coupons)
    },

    /**
     * The coupon of a code that the visitor did not type (lever, link, signup), from the list of
     * all coupons (specification §4). A typed code uses /get_coupon, which is always up to date.
     */
    async findInList(code: string): Promise<Coupon | undefined> {
      if (state.allCoupons === undefined) await this.loadAll()
      return lookUpCoupon(code, state.allCoupons ?? [], countryNow(), sha256)
    },

    /**
     * Looks up the attached coupon again: takes its changes, and removes a coupon that the store no longer knows, or
     * that another country has now (specification §4.19). If the store cannot be asked, the coupon stays, marked as
     * unchecked (§4.18).
     *
     * @throws ApiError - the store could not be asked
     */
    async recheck(): Promise<void> {
      const { applied, origin } = state
      if (applied === undefined) return
      const move = moves
      const isStale = () => move !== moves || state.applied?.code !== applied.code
      let coupon: Coupon | undefined
      try {
        coupon = await api.getCoupon(applied.code)
      } catch (error) {
        if (!isStale()) state.isUnchecked = true
        throw error
      }
      if (isStale()) return
      state.isUnchecked = false
      const isUsable = coupon !== undefined && isUsableIn(coupon, countryNow())
      if (origin === 'automatic') state.automatic = isUsable ? coupon : undefined
      if (!isUsable) fallBack()
      else if (JSON.stringify(coupon) !== JSON.stringify(applied)) attach(coupon, origin)
    },

    /** The store refused an order for this coupon: it leaves, and the automatic one is in force again. */
    refuse(code: string) {
      if (state.automatic?.code === code) state.automatic = undefined
      stopWaiting(code)
      if (state.applied?.code === code) fallBack()
    },

    /** Moves to another country: removes the coupon and applies that country's automatic one. */
    moveTo(nextAutomatic: Coupon | undefined) {
      moves += 1
      state.automatic = nextAutomatic
      // The shopper removed the automatic coupon of the old country, not this one.
      state.isAutomaticRemoved = false
      state.waiting = []
      fallBack()
      state.isUnchecked = false
      state.untried = undefined
      state.attempt = 'idle'
    },

    /** "Use SPRING30 again": applies the automatic coupon, which again applies by itself. */
    restoreAutomatic() {
      state.isAutomaticRemoved = false
      fallBack()
      state.attempt = 'idle'
    },

    /** Forgets how the last look-up ended. For when its field leaves the page. */
    forgetAttempt() {
      state.attempt = 'idle'
    },

    /** The shopper changes the code in the field, so the one before is not tried again. */
    forgetUntried() {
      state.untried = undefined
    },

    /** Sets whether the shopper removed the automatic coupon. A removed one does not apply by itself. */
    setAutomaticRemoved(isRemoved: boolean) {
      state.isAutomaticRemoved = isRemoved
    },

    /** Removes the coupon. A removed automatic coupon does not apply by itself again. */
    remove() {
      if (state.origin === 'automatic') {
        state.isAutomaticRemoved = true
        attach(undefined, 'automatic')
      } else {
        fallBack()
      }
      state.attempt = 'idle'
    },
  }
}
