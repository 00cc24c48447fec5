import { combos, type GiftPreview, nameOf } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'
import { giftOf } from './gift.ts'

/**
 * Makes the change that a preview describes: removes bought toys of the choice, and replaces the coupon by the gift
 * coupon. One undo restores everything. For a refused choice, returns false and changes nothing.
 */
export function chooseGift(stores: Stores, { gift, chosen, refusal }: GiftPreview): boolean {
  const { cart, coupon, prices } = stores
  const giftStore = giftOf(stores)
  const { coupon: giftCoupon } = giftStore.state
  if (refusal !== undefined || giftCoupon === undefined) return false
  const before = cartOf(cart.state)
  const { applied, automatic, origin, isAutomaticRemoved, waiting } = coupon.state
  const { expectedCombos } = cart.state
  const { catalogue } = prices.state
  const name = nameOf(gift, catalogue)
  const removed = chosen.removed.map(({ sku }) => nameOf(sku, catalogue)).join(' and ')
  cart.replace(chosen.cart)
  // A set of a removed toy is not wanted any more, so checkout does not ask for it.
  const left = new Set(chosen.removed.map(({ sku }) => sku))
  const broken = combos.filter(({ skus }) => skus.some((sku) => left.has(sku)))
  cart.expectCombos(expectedCombos.filter((id) => !broken.some((combo) => combo.id === id)))
  // The replaced coupon waits: it is in force again once the gift leaves.
  const isReplaced = applied?.code !== giftCoupon.code
  const replaced = isReplaced ? applied : isAutomaticRemoved ? undefined : automatic
  giftStore.noteChoice({ sku: gift, coupon: giftCoupon })
  coupon.attach(giftCoupon, 'typed')
  if (replaced !== undefined) coupon.wait({ coupon: replaced, from: 'replaced', isCompared: true })
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
}
