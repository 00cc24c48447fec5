import {
  automaticCouponCode,
  type Banner,
  bannerFor,
  type Catalogue,
  type ComboHint,
  comboHints,
  compareCoupons,
  compileCatalogue,
  couponNotApplied,
  couponPopupDelay,
  type DeliveryEstimate,
  estimateDelivery,
  explainComparison,
  explainToShopper,
  minimumPopup,
  type MinimumPopup,
  priceCart,
  type PricedCart,
  type PricingContext,
  pullLever,
  type SlotOutcome,
} from '@stemside/rules'
import { priceBook } from '@stemside/rules/fixtures'
import { codeIn, couponOf, type Situation } from './situation.ts'

/** The verdict of the rules on a situation. */
export interface Verdict {
  readonly catalogue: Catalogue
  readonly context: PricingContext
  readonly priced: PricedCart
  /** The sentence about the coupon, as the shopper reads it. */
  readonly couponNote: string | undefined
  /** Says that the automatic coupon saves more than the typed one. */
  readonly comparison: string | undefined
  readonly minimumPopup: MinimumPopup | undefined
  readonly hints: readonly ComboHint[]
  readonly banner: Banner
  readonly delivery: DeliveryEstimate
  /** Milliseconds after loading /shop; undefined if the apply-coupon popup does not open. */
  readonly couponPopupAfter: number | undefined
  readonly slot: SlotOutcome
}

export function judge(situation: Situation): Verdict {
  const { cart, country, date, isCouponUsedUp } = situation
  const catalogue = compileCatalogue({ priceList: priceBook[country] })
  const code = codeIn(situation)
  const context = contextOf(situation)
  const priced = priceCart(cart, catalogue, context)
  const about = priced.explanations.find(({ subject }) => subject === 'coupon')
  return {
    catalogue,
    context,
    priced,
    couponNote: noteOn(code, about && explainToShopper(about, catalogue)),
    comparison: compare(situation, catalogue),
    minimumPopup: about && minimumPopup(about, catalogue),
    hints: comboHints(cart, catalogue, context),
    banner: bannerFor({ country, date }),
    delivery: estimateDelivery(country, date),
    couponPopupAfter: couponPopupDelay({
      path: '/shop',
      arrival: 'load',
      wasShown: false,
      ...(code === undefined ? {} : { couponCode: code }),
    }),
    slot: pullLever(couponOf('1MILLION30'), country, isCouponUsedUp),
  }
}

function contextOf(situation: Situation): PricingContext {
  const { isCouponUsedUp, promisedCombos: expectedCombos } = situation
  const code = codeIn(situation)
  const coupon = code === undefined ? undefined : couponOf(code)
  return coupon === undefined ? { expectedCombos } : { coupon, isCouponUsedUp, expectedCombos }
}

/** An unknown code has the same sentence as a foreign or inactive one. */
function noteOn(code: string | undefined, sentence: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return couponOf(code) === undefined ? couponNotApplied : sentence
}

function compare({ cart, country, coupon }: Situation, catalogue: Catalogue): string | undefined {
  const automatic = couponOf(automaticCouponCode(country))
  const typed = couponOf(coupon)
  if (automatic === undefined || typed === undefined) return undefined
  const comparison = compareCoupons(cart, catalogue, automatic, typed)
  return comparison && explainComparison(comparison, catalogue)
}
