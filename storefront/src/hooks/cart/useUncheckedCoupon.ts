import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { submitCoupon } from '../../state/submitCoupon.ts'
import { useStores } from '../StoresContext.tsx'

/** Milliseconds between two tries. */
const pause = 15_000

/**
 * Asks the store again about a coupon or a typed code that it could not be asked about (specification §4.18): every
 * 15 s, and as soon as the browser is online or the shopper comes back to the tab.
 *
 * @param isShown - whether the coupon is in view. Nothing is asked meanwhile if it is not.
 * @returns whether the coupon in force is unchecked
 */
export function useUncheckedCoupon(isShown = true): boolean {
  const stores = useStores()
  const { isUnchecked, untried } = useSnapshot(stores.coupon.state)
  const isWaiting = isShown && (isUnchecked || untried !== undefined)
  useEffect(() => {
    if (!isWaiting) return undefined
    const tryAgain = () => {
      const { coupon } = stores
      if (coupon.state.attempt === 'looking') return
      if (coupon.state.untried !== undefined) void submitCoupon(stores, coupon.state.untried)
      // Without an answer the coupon stays unchecked, and the next try comes.
      if (coupon.state.isUnchecked) coupon.recheck().catch(() => undefined)
    }
    const timer = setInterval(tryAgain, pause)
    window.addEventListener('online', tryAgain)
    window.addEventListener('focus', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
      window.removeEventListener('focus', tryAgain)
    }
  }, [stores, isWaiting])
  return isUnchecked
}
