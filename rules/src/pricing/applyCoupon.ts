import type { CountryCode } from '../countries.ts'
import { allocate, isChargeable, percentOf, type Minor } from '../money.ts'
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
  if (coupon.kind === 'gift') {
    return {
      explanation: { ...about, applied: true, reason: 'applied', figures: {} },
      withoutCombos: 0,
    }
  }

  const counted = lines.filter(
    ({ sku, listTotal }) =>
      listTotal > 0 && (coupon.skus.length === 0 || coupon.skus.includes(sku)),
  )
  const base = sum(counted.map(leftOf))
  const saving = amountOff(coupon, base, quantum)
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

  const allocations = allocate(saving, counted, leftOf, quantum).map(({ of, amount }) => {
    of.couponShare = amount
    return { sku: of.sku, amount: 0 - amount }
  })
  return {
    explanation: { ...about, applied: true, reason: 'applied', figures: { base, saving } },
    adjustment: {
      source: 'coupon',
      id: coupon.code,
      label: coupon.code,
      amount: 0 - saving,
      allocations,
    },
    withoutCombos: amountOff(coupon, sum(counted.map(({ listTotal }) => listTotal)), quantum),
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

function hasSoundValue(coupon: Coupon, quantum: number): boolean {
  if (coupon.kind === 'gift') return true
  return coupon.kind === 'flat'
    ? isChargeable(coupon.amount, quantum)
    : isChargeable(coupon.basisPoints, 1) && coupon.basisPoints <= 10_000
}

/** What a percent or flat coupon takes off an amount; never more than is there. */
function amountOff(coupon: Exclude<Coupon, { kind: 'gift' }>, base: Minor, quantum: number): Minor {
  const off = coupon.kind === 'flat' ? coupon.amount : percentOf(base, coupon.basisPoints, quantum)
  return Math.min(off, base)
}

/** What the combos leave of a line. */
function leftOf({ listTotal, comboShare }: WorkingLine): Minor {
  return listTotal - comboShare
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}
