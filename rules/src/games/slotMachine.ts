import type { CountryCode } from '../countries/countries.ts'
import { isUsableIn } from '../coupons/lookUpCoupon.ts'
import { nothing, type BasisPoints, type MinorUnits } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'

/** The five coupons on the reels, 10 to 30 percent. Source: §9.22. */
export const slotCoupons = [
  '1MILLION10',
  '1MILLION15',
  '1MILLION20',
  '1MILLION25',
  '1MILLION30',
] as const
export type SlotCoupon = (typeof slotCoupons)[number]
export type SlotIndex = 0 | 1 | 2 | 3 | 4

/** The lever always wins the last of the five coupons. Source: §4.12. */
export const winningIndex: SlotIndex = 4

/** Milliseconds after the lever is pulled. Source: §9.5. */
export const slotTimes = { spin: 2000, result: 4000 } as const

export type SlotOutcome =
  | {
      readonly kind: 'win'
      readonly heading: 'YAY!' | 'OMG! Jackpot!'
      readonly code: string
      readonly basisPoints: BasisPoints
      /** The value of goods from which the coupon applies. */
      readonly minimum: MinorUnits
    }
  | { readonly kind: 'loss'; readonly heading: 'Oops! No luck today.' }

/** Indexes 0 to 2 show YAY, 3 and 4 Jackpot. Source: §4.12. */
export function slotHeading(index: SlotIndex): 'YAY!' | 'OMG! Jackpot!' {
  return index <= 2 ? 'YAY!' : 'OMG! Jackpot!'
}

/**
 * The result of pulling the lever. `coupon` is the entry of `slotCoupons[index]` in the list of all
 * coupons. Without it, or if it cannot be used in this country, the player wins nothing.
 */
export function pullLever(
  coupon: Coupon | undefined,
  country: CountryCode,
  isUsedUp: boolean,
  index: SlotIndex = winningIndex,
): SlotOutcome {
  const isWon = coupon?.kind === 'percent' && isUsableIn(coupon, country) && !isUsedUp
  if (!isWon) return { kind: 'loss', heading: 'Oops! No luck today.' }
  return {
    kind: 'win',
    heading: slotHeading(index),
    code: slotCoupons[index],
    basisPoints: coupon.basisPoints,
    minimum: coupon.minimums[country] ?? nothing,
  }
}
