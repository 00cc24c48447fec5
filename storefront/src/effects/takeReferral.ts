import { readReferral, referralCouponCode, type Coupon } from '@stemside/rules'
import { subscribeKey } from 'valtio/utils'
import { getReferCode } from '../api/accounts.ts'
import type { Stores } from '../state/createStores.ts'
import { giveCoupon } from '../state/giveCoupon.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Gives a visitor with a friend's link the country's referral coupon, once for each link and country (specification
 * §4.29). Waits until the session is known, because one's own link brings nothing. The returned function
 * stops waiting.
 */
export function takeReferral(stores: Stores, window: StorageWindow): () => void {
  const { session, visit } = stores
  const { utmSource, utmCampaign } = visit.state
  const referCode = readReferral(utmSource, utmCampaign, undefined)
  if (referCode === undefined) return () => undefined
  // A change of country drops the coupon and loads the page again, which gives that country's.
  const taken = `${referCode} ${stores.prices.state.country}`
  if (storageKeys.referralTaken.read(window) === taken) return () => undefined
  let isOver = false
  const take = async () => {
    if (isOver || session.state.status === 'loading') return
    isOver = true
    if (await isOwn(stores, referCode)) return
    const coupon = await findReferralCoupon(stores)
    if (coupon === undefined) return
    // Write it before the coupon is given, because the coupon's popup reads it.
    storageKeys.referralTaken.write(window, taken)
    giveCoupon(stores, coupon, 'link')
  }
  const stop = subscribeKey(session.state, 'status', () => void take())
  void take()
  return () => {
    isOver = true
    stop()
  }
}

async function isOwn({ api, session }: Stores, referCode: string): Promise<boolean> {
  if (session.state.user === undefined) return false
  // If the store does not answer, its check of the order still refuses the shopper's own code.
  const own = await getReferCode(api).catch(() => undefined)
  return own?.trim().toUpperCase() === referCode
}

/** The country's referral coupon, if it is in the list of coupons. */
async function findReferralCoupon({ coupon, prices }: Stores): Promise<Coupon | undefined> {
  const { country } = prices.state
  const code = referralCouponCode(country)
  if (code === undefined) return undefined
  const found = await coupon.findInList(code)
  return country === prices.state.country ? found : undefined
}
