import { dropGift } from '@stemside/rules'
import { cartOf } from './cart.ts'
import type { Stores } from './createStores.ts'

/** Removes the coupon, and the gift that came with it. One undo restores both. */
export function removeCoupon({ cart, coupon }: Stores): void {
  const { applied, origin, isAutomaticRemoved, waiting } = coupon.state
  if (applied === undefined) return
  const { gift } = cart.state
  coupon.remove()
  if (applied.kind === 'gift') cart.replace(dropGift(cartOf(cart.state)))
  const next = coupon.state.applied?.code
  cart.offerUndo({
    message: `${applied.code} removed${next === undefined ? '' : `; ${next} applies now`}`,
    undone: `${applied.code} is back`,
    isAboutCoupon: true,
    restore() {
      coupon.attach(applied, origin)
      coupon.setAutomaticRemoved(isAutomaticRemoved)
      coupon.setWaiting(waiting)
      cart.replace(cartOf({ lines: cart.state.lines, gift }))
    },
  })
}
