import { bringsGift, hasSoundValue, savingPerLine } from '../coupons/tables/pricing.ts'
import type { Country } from '../countries/country.ts'
import { negative, nothing, sumOf, type MinorUnits } from '../money.ts'
import { netTotalOf, type AdjustedBySku } from './foldAdjustments.ts'
import type { ListLine } from './listLines.ts'
import type { Adjustment, Coupon, CouponExplanation, PricingContext } from './types.ts'

/** The results of the earlier steps that the coupon needs. */
export interface CouponInput {
  /** The country's currency, whose quantum the discount is rounded to. */
  readonly rules: Pick<Country, 'code' | 'currency'>
  readonly lines: readonly ListLine[]
  /** The value of goods at list prices, before combos and coupon, which is compared with minimums. */
  readonly listTotal: MinorUnits
  /** What combos take off each sku. The coupon applies to what is left. */
  readonly comboAdjusted: AdjustedBySku
}

export interface CouponOfCart {
  /** Absent if the cart has no coupon. */
  readonly explanation?: CouponExplanation
  /** Empty if the coupon takes nothing off. */
  readonly adjustments: readonly Adjustment[]
}

/**
 * Step 3: computes the coupon's discount on what lines cost after combos, rounds it once for the cart, and
 * shares it out over the lines that the coupon is for. Source: §4.62, §4.64.
 */
export function applyCoupon(base: CouponInput, context: PricingContext): CouponOfCart {
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
    .filter((line) => isForLine(coupon, line))
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
  const minimum = coupon.minimums[rules.code] ?? nothing
  const allocations = shares.map(({ of, amount }) => ({ sku: of.sku, amount: negative(amount) }))
  return {
    explanation: explain(coupon, true, {
      reason: 'applied',
      figures: { ...figures, saving, ...(minimum > 0 && { minimum }) },
    }),
    adjustments: [
      { source: 'coupon', id: code, label: code, amount: negative(saving), allocations },
    ],
  }
}

type Why = Pick<CouponExplanation, 'reason' | 'figures' | 'skus'>

function explain({ code }: Coupon, applied: boolean, why: Why): CouponExplanation {
  return { subject: 'coupon', id: code, applied, ...why }
}

/** Whether a coupon is for a line: the line is charged, and the coupon names its sku or no sku. */
function isForLine({ skus }: Coupon, { sku, listTotal }: ListLine): boolean {
  return listTotal > 0 && (skus.length === 0 || skus.includes(sku))
}

/** Why a coupon does not apply to this cart; undefined if it applies. */
function refusalOf(
  coupon: Coupon,
  { rules: { code: country, currency }, listTotal }: CouponInput,
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
