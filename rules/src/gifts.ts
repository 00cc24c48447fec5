import type { Catalogue, Sku } from './catalogue/types.ts'
import { surpriseGiftSku, type SoldSku } from './catalogue/products.ts'
import type { MinorUnits } from './money.ts'
import type { Coupon, GiftExplanation, GiftLine } from './pricing/types.ts'

/** What the free-gift chooser offers. Source: §2.49. */
export const giftChoices = ['orboot_mars', 'tacto_classics'] as const satisfies readonly SoldSku[]
export type GiftChoice = (typeof giftChoices)[number]

export function isGiftChoice(sku: Sku | undefined): sku is GiftChoice {
  return giftChoices.some((choice) => choice === sku)
}

export interface GiftsOfCart {
  readonly gifts: readonly GiftLine[]
  readonly explanations: readonly GiftExplanation[]
}

export interface GiftBase {
  /** The gift that the shopper chose. */
  readonly chosen: Sku | undefined
  /** The value of goods at list prices, which is compared with the surprise gift's threshold. */
  readonly listTotal: MinorUnits
  /** The applied coupon; undefined if none applies to this cart. */
  readonly coupon: Coupon | undefined
  readonly catalogue: Catalogue
}

/**
 * The gifts of an order: the chosen one if a gift coupon applies, and the surprise gift. Gifts are free
 * and count towards no minimum.
 */
export function findGifts({ chosen, listTotal, coupon, catalogue }: GiftBase): GiftsOfCart {
  const { rules, offers } = catalogue
  const gifts: GiftLine[] = []
  const explanations: GiftExplanation[] = []
  if (coupon?.kind === 'gift') {
    const isChosen = isGiftChoice(chosen) && offers.get(chosen)?.isSoldHere === true
    if (isChosen) gifts.push({ sku: chosen, quantity: 1, reason: 'free-gift-coupon' })
    explanations.push({
      subject: 'gift',
      id: isChosen ? chosen : coupon.code,
      applied: isChosen,
      reason: isChosen ? 'applied' : 'gift-not-chosen',
      figures: {},
    })
  }
  const minimum = rules.surpriseGiftFrom
  const applied = listTotal >= minimum
  if (applied) gifts.push({ sku: surpriseGiftSku, quantity: 1, reason: 'surprise-gift' })
  explanations.push({
    subject: 'gift',
    id: surpriseGiftSku,
    applied,
    reason: applied ? 'applied' : 'below-threshold',
    figures: { base: listTotal, minimum, ...(applied ? {} : { short: minimum - listTotal }) },
  })
  return { gifts, explanations }
}
