import { bringsGift, hasSoundValue, savingPerLine } from '../coupons/kinds/pricing.ts'
import type { Country } from '../countries/country.ts'
import { negative, sumOf, type MinorUnits } from '../money.ts'
import { netTotalOf, type AdjustedBySku } from './foldAdjustments.ts'
import type { ListLine } from './listLines.ts'
import type { Adjustment, Coupon, CouponExplanation, PricingContext } from './types.ts'

/** The results of the earlier steps that the coupon needs. */
export interface CouponBase {
  /** The country's currency decides how it is rounded. */
  readonly rules: Pick<Country, 'code' | 'currency'>
  readonly lines: readonly ListLine[]
  /** Goods at list prices, before combos and coupon: it is compared with minimums. */
  readonly listTotal: MinorUnits
  /** What the combos take off each sku: the coupon counts on the rest. */
  readonly comboAdjusted: AdjustedBySku
}

export interface CouponOfCart {
  /** Absent where no coupon was given. */
  readonly explanation?: CouponExplanation
  /** Empty if the coupon takes nothing off. */
  readonly adjustments: readonly Adjustment[]
}

/**
 * Step 3: takes the coupon in force off what the combos leave, rounds once for the cart, and shares it
 * out over the lines that it counts on. Source: decisions, "Order of the arithmetic".
 */
export function applyCoupon(base: CouponBase, context: PricingContext): CouponOfCart {
  const { coupon } = context
  if (!coupon) return { adjustments: [] }
  const refusal = refusalOf(coupon, base, context)
  if (refusal) return { explanation: explain(coupon, false, refusal), adjustments: [] }
  if (bringsGift(coupon)) {
    return {
      explanation: explain(coupon, true, { reason: 'applied', figures: {} }),
      adjustments: [],
    }
  }

  const { rules, lines, listTotal, comboAdjusted } = base
  const { quantum } = rules.currency
  const counted = lines
    .filter((line) => countsOn(coupon, line))
    .map((line) => ({
      sku: line.sku,
      units: line.charged,
      left: netTotalOf(line, comboAdjusted),
    }))
  const shares = savingPerLine(coupon, counted, { quantum, listTotal })
  const saving = sumOf(shares, ({ amount }) => amount)
  const figures = { base: sumOf(counted, ({ left }) => left) }
  if (saving === 0) {
    const hasNoMatch = counted.length === 0 && coupon.skus.length > 0
    const reason = hasNoMatch ? 'no-matching-sku' : 'nothing-to-save'
    return {
      explanation: explain(coupon, false, { reason, skus: coupon.skus, figures }),
      adjustments: [],
    }
  }
  const { code } = coupon
  const allocations = shares.map(({ of, amount }) => ({ sku: of.sku, amount: negative(amount) }))
  return {
    explanation: explain(coupon, true, { reason: 'applied', figures: { ...figures, saving } }),
    adjustments: [
      { source: 'coupon', id: code, label: code, amount: negative(saving), allocations },
    ],
  }
}

type Why = Pick<CouponExplanation, 'reason' | 'figures' | 'skus'>

function explain({ code }: Coupon, applied: boolean, why: Why): CouponExplanation {
  return { subject: 'coupon', id: code, applied, ...why }
}

/** Whether a coupon counts on a line: it is charged for, and the coupon names its sku or none. */
function countsOn({ skus }: Coupon, { sku, listTotal }: ListLine): boolean {
  return listTotal > 0 && (skus.length === 0 || skus.includes(sku))
}

/** Why a coupon does not count on this cart; undefined where it does. */
function refusalOf(
  coupon: Coupon,
  { rules: { code: country, currency }, listTotal }: CouponBase,
  { isCouponUsedUp = false }: PricingContext,
): Why | undefined {
  const { isActive, minimums } = coupon
  const minimum = minimums[country]
  const lacksMinimum = minimum === undefined && Object.keys(minimums).length > 0
  const isSound = hasSoundValue(coupon, currency.quantum)
  if (!isActive || !isSound) return { reason: 'inactive', figures: {} }
  if (!coupon.countries.includes(country) || lacksMinimum) {
    return { reason: 'not-in-country', figures: {} }
  }
  if (isCouponUsedUp) return { reason: 'used-up', figures: {} }
  if (minimum === undefined || listTotal >= minimum) return undefined
  const short = minimum - listTotal
  return { reason: 'below-minimum', figures: { base: listTotal, minimum, short } }
}
