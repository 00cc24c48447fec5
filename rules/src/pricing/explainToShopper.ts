import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { formatAmount } from '../money.ts'
import { amountOf, figureOf } from './figureOf.ts'
import type {
  ComboReason,
  CouponReason,
  Explanation,
  Figure,
  GamepadExplanation,
  GiftExplanation,
} from './types.ts'

/** The one sentence for codes that are unknown, inactive or for another country. */
export const couponNotApplied = 'Code not applied'

/** The parts that a sentence can use. */
interface Words {
  /** Coupon code, or a combo's display name. */
  readonly name: string
  /** The names of the explanation's skus: "Orboot Mars and Plugo Link". */
  readonly skus: string
  readonly amount: (figure: Figure) => string
}

const couponSentences: Readonly<Record<CouponReason, (words: Words) => string>> = {
  applied: ({ name, amount }) => `${name} saves you ${amount('saving')}`,
  inactive: () => couponNotApplied,
  'not-in-country': () => couponNotApplied,
  'used-up': ({ name }) => `${name} has already been used with this email`,
  'below-minimum': ({ name, amount }) => `Add ${amount('short')} more to use ${name}`,
  'no-matching-sku': ({ name, skus }) => `${name} works on ${skus}, and your cart has none`,
  'nothing-to-save': ({ name }) => `${name} has nothing to take off this cart`,
}

const comboSentences: Readonly<Record<ComboReason, (words: Words) => string>> = {
  applied: ({ name, amount }) => `${name} saves you ${amount('saving')}`,
  'not-offered': ({ name }) => `${name} is not offered in your country`,
  'saves-nothing': ({ name }) => `${name} would save nothing`,
  'missing-skus': ({ name, skus }) => `Add ${skus} to complete the ${name}`,
  'units-in-other-combo': ({ name }) =>
    `${name} would save less than the combo already in your cart`,
  'units-in-equal-combo': ({ name }) =>
    `${name} would save the same as the combo already in your cart`,
}

const giftSentences: Readonly<Record<GiftExplanation['reason'], (words: Words) => string>> = {
  applied: ({ skus }) => `${skus} joins your order for free`,
  'gift-not-chosen': ({ name }) => `Choose your free gift for ${name}`,
  'below-threshold': ({ skus, amount }) => `Add ${amount('short')} more for a free ${skus}`,
}

/** `units` is the number of missing or surplus gamepads. */
const gamepadSentences: Readonly<Record<GamepadExplanation['reason'], (units: number) => string>> =
  {
    applied: () => 'Every Plugo kit has the gamepad that it needs',
    'too-few': (units) =>
      units === 1
        ? 'One more gamepad is needed for your Plugo kits'
        : `${units} more gamepads are needed for your Plugo kits`,
    'too-many': (units) =>
      units === 1
        ? 'One gamepad has no Plugo kit to go with'
        : `${units} gamepads have no Plugo kits to go with`,
  }

/** An explanation as a sentence for the shopper: "Add $12.60 more to use WELCOME10". */
export function explainToShopper(explanation: Explanation, catalogue: Catalogue): string {
  const { id, figures } = explanation
  const amount = (figure: Figure) =>
    formatAmount(amountOf(figures, figure), catalogue.rules.currency)
  const skus = (explanation.skus ?? []).map((sku) => nameOf(sku, catalogue)).join(' and ')
  if (explanation.subject === 'coupon') {
    const isGift = explanation.applied && figures.saving === undefined
    return isGift
      ? `${id} brings you a free gift`
      : couponSentences[explanation.reason]({ name: id, skus, amount })
  }
  if (explanation.subject === 'combo') {
    const name = catalogue.combos.find(({ combo }) => combo.id === id)?.combo.name ?? id
    return comboSentences[explanation.reason]({ name, skus, amount })
  }
  if (explanation.subject === 'gift') {
    return giftSentences[explanation.reason]({ name: id, skus: nameOf(id, catalogue), amount })
  }
  if (explanation.subject === 'shipping') {
    return explanation.applied
      ? 'Shipping is free'
      : `Add ${amount('short')} more for free shipping`
  }
  return gamepadSentences[explanation.reason](
    figureOf(figures, 'short') + figureOf(figures, 'surplus'),
  )
}
