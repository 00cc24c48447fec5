import type { Country } from '../countries/country.ts'
import { isInForce } from '../couponInForce.ts'
import {
  allocate,
  minus,
  percentOf,
  plus,
  sumOf,
  times,
  type MinorUnits,
  type Share,
} from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import type { RankedCombo, Sku } from './types.ts'

/** What is known of a set before it is in a cart. */
export type PricedSet = Pick<RankedCombo, 'members' | 'saving'>

type Member = RankedCombo['members'][number]

/** Shares out what a set takes off, `quantity` times, over its members by their list prices. */
export function shareComboSaving(
  { members, saving }: PricedSet,
  quantity: number,
  quantum: number,
): readonly Share<Member>[] {
  return allocate(times(saving, quantity), members, listTotalOf, quantum)
}

/**
 * What one set saves, in minor units: how much less it costs than its toys one by one, both with the coupon
 * in force. Cards, hints, overlay and cart all name this figure. It is that of the set alone: in a larger cart
 * the total may change by one step of the currency more or less, because a coupon is rounded once for the
 * cart. It is light, because pages without a cart load it: it knows percentages and amounts, and counts the
 * kinds that give away whole toys as if they took an amount. Source: §4.64, §4.66.
 */
export function comboSaving(
  set: PricedSet,
  { code, currency: { quantum } }: Pick<Country, 'code' | 'currency'>,
  coupon: Coupon | undefined,
): MinorUnits {
  const { members, saving } = set
  if (coupon?.kind !== 'percent' || saving <= 0) return saving
  if (!isInForce(coupon, code, sumOf(members, listTotalOf))) return saving
  const { basisPoints, skus } = coupon
  const counts = (sku: Sku) => skus.length === 0 || skus.includes(sku)
  const counted = members.filter(({ sku }) => counts(sku))
  const alone = sumOf(counted, listTotalOf)
  const taken = sumOf(
    shareComboSaving(set, 1, quantum).filter(({ of }) => counts(of.sku)),
    ({ amount }) => amount,
  )
  const couponOff = (amount: MinorUnits) => percentOf(amount, basisPoints, quantum)
  return plus(minus(saving, couponOff(alone)), couponOff(minus(alone, taken)))
}

function listTotalOf({ listPrice, count }: Member): MinorUnits {
  return times(listPrice, count)
}
