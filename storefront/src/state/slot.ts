import {
  pullLever,
  slotCoupons,
  winningIndex,
  type Coupon,
  type SlotOutcome,
} from '@stemside/rules'
import type { Stores } from './createStores.ts'

export interface Prize {
  readonly outcome: SlotOutcome
  /** The coupon that was won; undefined with a loss. */
  readonly coupon: Coupon | undefined
}

/**
 * Looks the slot machine's coupon up in the list of all coupons (specification §4.12, §4.13); undefined if
 * the list cannot be fetched. The store marks a used-up coupon as not applicable, so the list does not
 * find it.
 */
export async function drawPrize({ coupon, prices }: Stores): Promise<Prize | undefined> {
  const { country } = prices.state
  const found = await coupon.findInList(slotCoupons[winningIndex])
  if (coupon.state.allCoupons === undefined) return undefined
  const outcome = pullLever(found, country, false)
  return { outcome, coupon: outcome.kind === 'win' ? found : undefined }
}
