import { giftCouponCode } from '../../giftChooser.ts'
import { nothing } from '../../money.ts'
import type { KindLint, KindPricing, KindWire, KindWords } from './kind.ts'

/** A free gift that the shopper chooses. It has no fields besides those of every coupon. */
export const shape = {}

export const pricing: KindPricing<'gift'> = {
  bringsGift: true,
  isSound: () => true,
  savingPerLine: (_coupon, lines) => lines.map((of) => ({ of, amount: nothing })),
}

export const wire: KindWire<'gift'> = {
  read: () => ({ kind: 'gift' }),
  write: () => ({ code_value: 0 }),
}

export const words: KindWords<'gift'> = () => 'A free gift'

/** The free-gift chooser knows one code for each country. */
export const lint: KindLint<'gift'> = ({ code, countries }) =>
  countries.some((country) => giftCouponCode(country) !== code)
