import { nameOf } from './catalogue/nameOf.ts'
import type { Catalogue } from './catalogue/types.ts'
import { chooseGift, type GiftChosen } from './giftChooser.ts'
import type { GiftChoice } from './gifts.ts'
import { formatAmount, negative } from './money.ts'
import { amountOf } from './pricing/figureOf.ts'
import { explainToShopper } from './pricing/explainToShopper.ts'
import { priceCart } from './pricing/priceCart.ts'
import type { Cart, Coupon, CouponExplanation, PricedCart } from './pricing/types.ts'
import { shortagesOf, type Stock } from './stock.ts'

/** Why a gift cannot be chosen with this cart. */
export type GiftRefusal =
  | { readonly reason: 'not-sold-here' }
  | { readonly reason: 'out-of-stock' }
  /** The gift coupon does not apply to the cart with the gift; the explanation says why. */
  | { readonly reason: 'coupon-not-applied'; readonly explanation: CouponExplanation }

/** What choosing a gift would change in a cart. The chooser shows it beforehand. */
export interface GiftPreview {
  readonly gift: GiftChoice
  /** The change that choosing makes. */
  readonly chosen: GiftChosen
  /** The current cart, with the applied coupon. */
  readonly before: PricedCart
  /** The cart after choosing, with the gift coupon. */
  readonly after: PricedCart
  /** Why the gift cannot be chosen; absent where it can. If set, callers must not apply `chosen`. */
  readonly refusal?: GiftRefusal
}

export interface GiftPreviewContext {
  /** The country's gift coupon. */
  readonly giftCoupon: Coupon
  /** The coupon that is applied now. */
  readonly coupon?: Coupon | undefined
  /** Units left of each sku; absent where stock is not known. */
  readonly stock?: Stock
}

/**
 * Prices a cart before and after a gift is chosen. Where it cannot be chosen, it says why.
 * Undefined in a country without a gift coupon. Source: §2.49, §4.41.
 */
export function previewGift(
  cart: Cart,
  gift: GiftChoice,
  catalogue: Catalogue,
  { giftCoupon, coupon, stock = {} }: GiftPreviewContext,
): GiftPreview | undefined {
  const chosen = chooseGift(cart, gift, catalogue.country)
  if (chosen === undefined) return undefined
  const before = priceCart(cart, catalogue, coupon === undefined ? {} : { coupon })
  const after = priceCart(chosen.cart, catalogue, { coupon: giftCoupon })
  const refusal = refusalOf(gift, after, catalogue, stock)
  return { gift, chosen, before, after, ...(refusal && { refusal }) }
}

function refusalOf(
  gift: GiftChoice,
  after: PricedCart,
  { offers }: Catalogue,
  stock: Stock,
): GiftRefusal | undefined {
  if (offers.get(gift)?.isSoldHere !== true) return { reason: 'not-sold-here' }
  if (shortagesOf(after, stock).some(({ sku }) => sku === gift)) return { reason: 'out-of-stock' }
  const unmet = after.explanations.find(
    (one): one is CouponExplanation => one.subject === 'coupon' && !one.applied,
  )
  return unmet && { reason: 'coupon-not-applied', explanation: unmet }
}

/** Why a gift cannot be chosen, in one sentence: "Orboot Mars is out of stock." */
export function explainGiftRefusal(preview: GiftPreview, catalogue: Catalogue): string | undefined {
  const { refusal, gift, chosen } = preview
  if (refusal === undefined) return undefined
  if (refusal.reason === 'not-sold-here')
    return `${nameOf(gift, catalogue)} is not sold in your country.`
  if (refusal.reason === 'out-of-stock') return `${nameOf(gift, catalogue)} is out of stock.`
  const { explanation } = refusal
  if (explanation.figures.short === undefined || chosen.removed.length === 0) {
    return `${explainToShopper(explanation, catalogue)}.`
  }
  const amount = formatAmount(amountOf(explanation.figures, 'short'), catalogue.rules.currency)
  return `Choosing it takes ${removedNames(preview, catalogue)} out of your cart, and the rest is ${amount} short of a free gift.`
}

/**
 * What choosing a gift costs, in a sentence each: lines that are removed, combos that no longer form, a
 * coupon that is replaced. Empty where it costs nothing.
 */
export function explainGiftCost(preview: GiftPreview, catalogue: Catalogue): readonly string[] {
  const { before, after, chosen } = preview
  const costs: string[] = []
  if (chosen.removed.length > 0) {
    costs.push(`Takes ${removedNames(preview, catalogue)} out of your cart`)
  }
  for (const { id, name } of before.combos) {
    if (!after.combos.some((combo) => combo.id === id)) costs.push(`${name} is no longer complete`)
  }
  for (const { source, id, amount } of before.adjustments) {
    if (source === 'coupon' && id !== chosen.couponCode) {
      costs.push(
        `${chosen.couponCode} replaces ${id}, which saves you ${formatAmount(negative(amount), catalogue.rules.currency)}`,
      )
    }
  }
  return costs
}

/** "Orboot Mars", "2 Orboot Mars and Tacto Classics". */
function removedNames({ chosen }: GiftPreview, catalogue: Catalogue): string {
  return chosen.removed
    .map(({ sku, quantity }) => `${quantity > 1 ? `${quantity} ` : ''}${nameOf(sku, catalogue)}`)
    .join(' and ')
}
