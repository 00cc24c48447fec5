import type { Country } from '../countries/country.ts'
import { isInForce } from '../couponInForce.ts'
import {
  allocate,
  minus,
  nothing,
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
 * cart. Source: §4.64, §4.66.
 */
export function comboSaving(
  set: PricedSet,
  country: CouponCountry,
  coupon: Coupon | undefined,
): MinorUnits {
  const { onSet, onSingles } = percentDiscounts(set, country, coupon)
  return plus(minus(set.saving, onSingles), onSet)
}

type CouponCountry = Pick<Country, 'code' | 'currency'>

/**
 * What a percentage coupon takes off a set, and what it takes off the same toys if they are bought one by one. Both are 0
 * for a coupon of another kind: this file is part of product pages, and leaves the code of other kinds out.
 */
export function percentDiscounts(
  set: PricedSet,
  { code, currency: { quantum } }: CouponCountry,
  coupon: Coupon | undefined,
): { readonly onSet: MinorUnits; readonly onSingles: MinorUnits } {
  const { members, saving } = set
  const isPercent = coupon?.kind === 'percent' && saving > 0
  if (!isPercent || !isInForce(coupon, code, sumOf(members, listTotalOf))) {
    return { onSet: nothing, onSingles: nothing }
  }
  const { basisPoints, skus } = coupon
  const counts = (sku: Sku) => skus.length === 0 || skus.includes(sku)
  const counted = members.filter(({ sku }) => counts(sku))
  const alone = sumOf(counted, listTotalOf)
  const taken = sumOf(
    shareComboSaving(set, 1, quantum).filter(({ of }) => counts(of.sku)),
    ({ amount }) => amount,
  )
  const off = (amount: MinorUnits) => percentOf(amount, basisPoints, quantum)
  return { onSet: off(minus(alone, taken)), onSingles: off(alone) }
}

function listTotalOf({ listPrice, count }: Member): MinorUnits {
  return times(listPrice, count)
}
