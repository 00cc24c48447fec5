import { giftCouponCode } from '../../../giftChooser.ts'
import type { KindLint } from '../kind.ts'

/** The free-gift chooser knows one code for each country. */
export const giftLint: KindLint<'gift'> = ({ code, countries }) =>
  countries.some((country) => giftCouponCode(country) !== code)
