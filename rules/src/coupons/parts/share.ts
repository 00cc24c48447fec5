import {
  allocate,
  minor,
  minus,
  nothing,
  partOf,
  plus,
  sumOf,
  type BasisPoints,
  type MinorUnits,
  type Share,
} from '../../money.ts'
import { maxQuantity } from '../../cart/maxQuantity.ts'
import type { CouponLine } from './kind.ts'

/** Whether a share is valid: whole basis points, 0 to 100 %. */
export function isShare(basisPoints: BasisPoints): boolean {
  return Number.isSafeInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000
}

/** What all lines cost after combos. */
export function leftOfAll(lines: readonly CouponLine[]): MinorUnits {
  return sumOf(lines, ({ left }) => left)
}

/** Shares an amount out over the lines by what they cost, and at most all of that. */
export function shareOut<L extends CouponLine>(
  amount: MinorUnits,
  lines: readonly L[],
  quantum: number,
): readonly Share<L>[] {
  const most = minor(Math.min(amount, leftOfAll(lines)))
  return allocate(most, lines, ({ left }) => left, quantum)
}

/**
 * What every n-th unit costs, with units sorted by price, the highest first: of three units at 30, 20 and
 * 10 the third costs 10. What a line costs after combos is shared out over its units in whole quanta.
 */
export function everyNthUnit<L extends CouponLine>(
  lines: readonly L[],
  every: number,
  quantum: number,
): readonly Share<L>[] {
  const shares = lines.map((of) => ({ of, amount: nothing }))
  const units = shares.flatMap((share) => {
    const { units: count, left } = share.of
    const upTo = (unit: number) => partOf(left, unit, count, quantum)
    return Array.from({ length: count }, (_, unit) => ({
      share,
      price: minus(upTo(unit + 1), upTo(unit)),
    }))
  })
  units.sort((a, b) => b.price - a.price)
  for (const [index, { share, price }] of units.entries()) {
    if ((index + 1) % every === 0) share.amount = plus(share.amount, price)
  }
  return shares
}

/** Whether a coupon can count in groups of this many units: whole, 2 to 20. */
export function isEvery(every: number): boolean {
  return Number.isInteger(every) && every >= 2 && every <= maxQuantity
}
