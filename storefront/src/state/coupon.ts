import {
  lookUpCoupon,
  normaliseCode,
  type CountryCode,
  type Coupon,
  type CouponComparison,
  type Hash,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'

/** The one coupon that is attached, and what became of the code typed last. */
export interface CouponState {
  applied: Coupon | undefined
  origin: 'automatic' | 'typed'
  /** This country's automatic coupon: it applies again when a typed one is removed. */
  automatic: Coupon | undefined
  /** The shopper took the automatic coupon off: it stays off (`removedAutoAddedCoupon`). */
  isAutomaticRemoved: boolean
  /** Every active coupon, its code hashed (specification §3); undefined until it is fetched. */
  allCoupons: readonly Coupon[] | undefined
  attempt: 'idle' | 'looking' | 'not-applied' | 'unreachable'
  /** A typed coupon that would save less than the one attached: the shopper decides. */
  weaker: { readonly coupon: Coupon; readonly comparison: CouponComparison } | undefined
}

/** Whether the coupon in force saves more on this cart than the typed one. */
export type Compare = (current: Coupon, typed: Coupon) => CouponComparison | undefined

export type CouponStore = ReturnType<typeof createCouponStore>

export function createCouponStore(automatic: Coupon | undefined, api: StoreApi) {
  const initialState = (): CouponState => ({
    applied: automatic,
    origin: 'automatic',
    automatic,
    isAutomaticRemoved: false,
    allCoupons: undefined,
    attempt: 'idle',
    weaker: undefined,
  })
  const state = proxy(initialState())

  /** Counts changes of country and resets: an answer from before one is stale. */
  let moves = 0

  const attach = (coupon: Coupon | undefined, origin: CouponState['origin']) => {
    state.applied = coupon
    state.origin = origin
    state.weaker = undefined
  }

  /** The automatic coupon, unless it was taken off (specification §4). */
  const fallBack = () => attach(state.isAutomaticRemoved ? undefined : state.automatic, 'automatic')

  return {
    state: state as Readonly<typeof state>,
    attach,
    fallBack,

    reset() {
      moves += 1
      Object.assign(state, initialState())
    },

    /**
     * Looks a typed code up. Unknown, inactive and foreign codes end alike: whatever was attached
     * gives way to the automatic coupon, and the field says "Code not applied" (decisions).
     */
    async submit(typed: string, country: CountryCode, compare: Compare): Promise<void> {
      const move = moves
      state.attempt = 'looking'
      state.weaker = undefined
      try {
        const code = normaliseCode(typed)
        const coupon = code === undefined ? undefined : await api.getCoupon(code)
        if (move !== moves) return
        if (coupon?.isActive === true && coupon.countries.includes(country)) {
          const comparison = state.applied && compare(state.applied, coupon)
          if (comparison === undefined) attach(coupon, 'typed')
          else state.weaker = { coupon, comparison }
          state.attempt = 'idle'
          return
        }
        fallBack()
        state.attempt = 'not-applied'
      } catch {
        state.attempt = 'unreachable'
      }
    },

    /** Fetches the list of all coupons, once; a failure is tried again by the next call. */
    async loadAll(): Promise<void> {
      const coupons = await api.getAllCoupons().catch(() => undefined)
      if (coupons !== undefined) state.allCoupons = ref(coupons)
    },

    /**
     * The coupon of a code that the visitor did not type (lever, link, signup): it counts if the list of
     * all coupons has it (specification §4). A typed code asks /get_coupon, which knows of the latest.
     */
    async findInList(code: string, country: CountryCode, hash: Hash): Promise<Coupon | undefined> {
      if (state.allCoupons === undefined) await this.loadAll()
      return lookUpCoupon(code, state.allCoupons ?? [], country, hash)
    },

    /**
     * Looks the attached coupon up again: what the store changed is taken over, and one that it no
     * longer knows goes (specification §4).
     */
    async recheck(): Promise<void> {
      const { applied, origin } = state
      if (applied === undefined) return
      const move = moves
      const coupon = await api.getCoupon(applied.code)
      if (move !== moves || state.applied?.code !== applied.code) return
      const isKnown = coupon?.isActive === true
      if (origin === 'automatic') state.automatic = isKnown ? coupon : undefined
      if (!isKnown) fallBack()
      else if (JSON.stringify(coupon) !== JSON.stringify(applied)) attach(coupon, origin)
    },

    /** The shopper wants the typed coupon, although it saves less. */
    acceptWeaker() {
      if (state.weaker !== undefined) attach(state.weaker.coupon, 'typed')
    },

    /** Moves to another country: removes the coupon and applies that country's automatic one. */
    moveTo(nextAutomatic: Coupon | undefined) {
      moves += 1
      state.automatic = nextAutomatic
      // Another country's automatic coupon was never taken off.
      state.isAutomaticRemoved = false
      fallBack()
      state.attempt = 'idle'
    },

    /** "Use SPRING30 again": applies the automatic coupon, and lets it apply by itself from now on. */
    restoreAutomatic() {
      state.isAutomaticRemoved = false
      fallBack()
      state.attempt = 'idle'
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
