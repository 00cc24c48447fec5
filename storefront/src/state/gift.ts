import {
  combos,
  type CountryCode,
  type Coupon,
  giftCouponCode,
  type GiftPreview,
  nameOf,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'
import { cartOf, type CartStore } from './cart.ts'
import type { CouponStore } from './coupon.ts'
import type { Market } from './market.ts'

/** The free gift of a large cart (specification §4, "Free gift"). */
export function createGiftStore(
  cart: CartStore,
  coupon: CouponStore,
  market: Market,
  api: StoreApi,
) {
  const state = proxy<{ coupon: Coupon | undefined }>({ coupon: undefined })
  return {
    state: state as Readonly<typeof state>,

    reset() {
      state.coupon = undefined
    },

    /**
     * Fetches the country's gift coupon once, if it has one. After an error, no gift is offered, and the next
     * call retries.
     */
    async load(country: CountryCode): Promise<void> {
      if (state.coupon?.countries.includes(country)) return
      const code = giftCouponCode(country)
      const found =
        code === undefined ? undefined : await api.getCoupon(code).catch(() => undefined)
      if (country === market.state.country) state.coupon = found && ref(found)
    },

    /**
     * Makes the change that a preview describes: removes bought toys of the choice, and replaces
     * the coupon by the gift coupon. One undo restores everything. For a refused choice, returns
     * false and changes nothing.
     */
    choose({ gift, chosen, refusal }: GiftPreview): boolean {
      if (refusal !== undefined || state.coupon === undefined) return false
      const before = cartOf(cart.state)
      const { applied, automatic, origin, isAutomaticRemoved, waiting } = coupon.state
      const { expectedCombos } = cart.state
      const { catalogue } = market.state
      const name = nameOf(gift, catalogue)
      const removed = chosen.removed.map(({ sku }) => nameOf(sku, catalogue)).join(' and ')
      cart.replace(chosen.cart)
      // A set of a removed toy is not wanted any more, so checkout does not ask for it.
      const left = new Set(chosen.removed.map(({ sku }) => sku))
      const broken = combos.filter(({ skus }) => skus.some((sku) => left.has(sku)))
      cart.expectCombos(expectedCombos.filter((id) => !broken.some((combo) => combo.id === id)))
      // The replaced coupon waits: it is in force again once the gift leaves.
      const isReplaced = applied?.code !== state.coupon.code
      const replaced = isReplaced ? applied : isAutomaticRemoved ? undefined : automatic
      coupon.attach(state.coupon, 'typed')
      if (replaced !== undefined) {
        coupon.wait({ coupon: replaced, from: 'replaced', isCompared: true })
      }
      coupon.setAutomaticRemoved(chosen.removedAutoAddedCoupon)
      cart.offerUndo({
        message:
          removed === ''
            ? `${name} is your free gift`
            : `${name} is your free gift; ${removed} made way for it`,
        undone: 'Your cart is as it was before the gift',
        restore() {
          cart.putBack(chosen.removed, before.gift)
          cart.expectCombos([...cart.state.expectedCombos, ...expectedCombos])
          coupon.attach(applied, origin)
          coupon.setAutomaticRemoved(isAutomaticRemoved)
          coupon.setWaiting(waiting)
        },
      })
      return true
    },
  }
}
