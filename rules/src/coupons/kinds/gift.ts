import { giftCouponCode } from '../giftCoupon.ts'
import { nothing } from '../../money.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'

/** A free gift that the shopper chooses. It has no fields besides those of every coupon. */
export const shape = {}

type Own = KindFields<'gift', typeof shape>

export const pricing: KindPricing<Own> = {
  bringsGift: true,
  isSound: () => true,
  savingPerLine: (_coupon, lines) => lines.map((of) => ({ of, amount: nothing })),
}

export const wire: KindWire<Own> = {
  read: () => ({ kind: 'gift' }),
  write: () => ({ code_value: 0 }),
}

export const words: KindWords<Own> = () => 'A free gift'

/** The free-gift chooser knows one code for each country. */
export const lint: KindLint<Own> = ({ code, countries }) =>
  countries.some((country) => giftCouponCode(country) !== code)
