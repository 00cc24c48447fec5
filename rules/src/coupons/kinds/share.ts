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
import type { CouponLine } from './kind.ts'

/** Whether a share can be taken off: whole basis points, 0 to 100 %. */
export function isShare(basisPoints: BasisPoints): boolean {
  return Number.isSafeInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000
}

/** What the combos leave of all lines. */
export function leftOfAll(lines: readonly CouponLine[]): MinorUnits {
  return sumOf(lines, ({ left }) => left)
}

/** Shares an amount out over the lines by what is left of them; never more than there is. */
export function shareOut<L extends CouponLine>(
  amount: MinorUnits,
  lines: readonly L[],
  quantum: number,
): readonly Share<L>[] {
  const most = minor(Math.min(amount, leftOfAll(lines)))
  return allocate(most, lines, ({ left }) => left, quantum)
}

/**
 * What every n-th unit of the lines costs, the dearest unit first: of three units at 30, 20 and 10 the
 * third is the one at 10. A line's rest after combos is shared out over its units in whole quanta.
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
