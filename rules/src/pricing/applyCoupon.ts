import type { CountryCode } from '../countries.ts'
import type { CouponLine } from '../coupons/kinds/kind.ts'
import { bringsGift, hasSoundValue, savingPerLine } from '../coupons/kinds/pricing.ts'
import type { Minor } from '../money.ts'
import type { Adjustment, Coupon, CouponExplanation, PricingContext } from './types.ts'
import type { WorkingLine } from './workingLines.ts'

export interface CouponOfCart {
  /** Absent where no coupon was given. */
  readonly explanation?: CouponExplanation
  /** Absent where it takes nothing off. */
  readonly adjustment?: Adjustment
  /** What it would have taken off, had no combo been recognised. */
  readonly withoutCombos: Minor
}

/**
 * Takes the coupon in force off what the combos leave, rounds once for the cart, and shares it out over
 * the lines it counts on (`couponShare`). Source: decisions, "Order of the arithmetic".
 */
export function applyCoupon(
  lines: readonly WorkingLine[],
  goods: Minor,
  country: CountryCode,
  quantum: number,
  context: PricingContext,
): CouponOfCart {
  const { coupon } = context
  if (!coupon) return { withoutCombos: 0 }
  const about = { subject: 'coupon', id: coupon.code } as const
  const refusal = refusalOf(coupon, goods, country, quantum, context)
  if (refusal) return { explanation: { ...about, applied: false, ...refusal }, withoutCombos: 0 }
  if (bringsGift(coupon)) {
    return {
      explanation: { ...about, applied: true, reason: 'applied', figures: {} },
      withoutCombos: 0,
    }
  }

  const counted = lines.filter(
    ({ sku, listTotal }) =>
      listTotal > 0 && (coupon.skus.length === 0 || coupon.skus.includes(sku)),
  )
  const facts = { quantum, listTotal: goods }
  const left = counted.map(leftOf)
  const base = sum(left.map((line) => line.left))
  const savings = savingPerLine(coupon, left, facts)
  const saving = sum(savings.map(({ amount }) => amount))
  if (saving === 0) {
    const hasNoMatch = counted.length === 0 && coupon.skus.length > 0
    return {
      explanation: {
        ...about,
        applied: false,
        reason: hasNoMatch ? 'no-matching-sku' : 'nothing-to-save',
        skus: coupon.skus,
        figures: { base },
      },
      withoutCombos: 0,
    }
  }

  const allocations = savings.map(({ of: { line }, amount }) => {
    line.couponShare = amount
    return { sku: line.sku, amount: 0 - amount }
  })
  const hasCombos = counted.some(({ comboShare }) => comboShare > 0)
  return {
    explanation: { ...about, applied: true, reason: 'applied', figures: { base, saving } },
    adjustment: {
      source: 'coupon',
      id: coupon.code,
      label: coupon.code,
      amount: 0 - saving,
      allocations,
    },
    withoutCombos: hasCombos
      ? sum(savingPerLine(coupon, counted.map(wholeOf), facts).map(({ amount }) => amount))
      : saving,
  }
}

/** Why a coupon does not count on this cart, if it does not. */
function refusalOf(
  coupon: Coupon,
  goods: Minor,
  country: CountryCode,
  quantum: number,
  { isCouponUsedUp = false }: PricingContext,
): Pick<CouponExplanation, 'reason' | 'figures'> | undefined {
  const { isActive, countries, minimums } = coupon
  const minimum = minimums[country]
  const lacksMinimum = minimum === undefined && Object.keys(minimums).length > 0
  if (!isActive || !hasSoundValue(coupon, quantum)) return { reason: 'inactive', figures: {} }
  if (!countries.includes(country) || lacksMinimum) return { reason: 'not-in-country', figures: {} }
  if (isCouponUsedUp) return { reason: 'used-up', figures: {} }
  if (minimum === undefined || goods >= minimum) return undefined
  return { reason: 'below-minimum', figures: { base: goods, minimum, short: minimum - goods } }
}

interface CountedLine extends CouponLine {
  readonly line: WorkingLine
}

/** What the combos leave of a line. */
function leftOf(line: WorkingLine): CountedLine {
  return { line, units: line.charged, left: line.listTotal - line.comboShare }
}

/** The same line, had no combo been recognised. */
function wholeOf({ charged, listTotal }: WorkingLine): CouponLine {
  return { units: charged, left: listTotal }
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}
