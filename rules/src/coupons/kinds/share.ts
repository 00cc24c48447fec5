import { allocate, isChargeable, partOf, type BasisPoints, type Minor } from '../../money.ts'
import type { CouponLine } from './kind.ts'

/** Whether a share can be taken off: whole basis points, 0 to 100 %. */
export function isShare(basisPoints: BasisPoints): boolean {
  return isChargeable(basisPoints, 1) && basisPoints <= 10_000
}

/** What the combos leave of all lines. */
export function leftOfAll(lines: readonly CouponLine[]): Minor {
  return lines.reduce((sum, { left }) => sum + left, 0)
}

/** Shares an amount out over the lines by what is left of them; never more than there is. */
export function shareOut(
  amount: Minor,
  lines: readonly CouponLine[],
  quantum: number,
): readonly Minor[] {
  const most = Math.min(amount, leftOfAll(lines))
  return allocate(most, lines, ({ left }) => left, quantum).map((share) => share.amount)
}

/**
 * Takes `off(price)` off every n-th unit, the dearest unit first: of three units at 30, 20 and 10 the
 * third is the one at 10. A line's rest after combos is shared out over its units in whole quanta.
 */
export function savingOnEveryNth(
  lines: readonly CouponLine[],
  every: number,
  off: (price: Minor) => Minor,
  quantum: number,
): readonly Minor[] {
  const units = lines.flatMap(({ units: count, left }, line) => {
    const upTo = (unit: number) => partOf(left, unit, count, quantum)
    return Array.from({ length: count }, (_, unit) => ({
      line,
      price: upTo(unit + 1) - upTo(unit),
    }))
  })
  units.sort((a, b) => b.price - a.price)
  const savings = lines.map(() => 0)
  for (let index = every - 1; index < units.length; index += every) {
    const unit = units[index]
    if (unit) savings[unit.line] = (savings[unit.line] ?? 0) + off(unit.price)
  }
  return savings
}
