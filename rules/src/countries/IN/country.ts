import { amountIn, type Currency } from '../../money.ts'
import type { Country } from '../country.ts'

const rupee: Currency = {
  code: 'INR',
  symbol: '₹',
  decimals: 2,
  quantum: 100,
  hidesWholeDecimals: true,
  grouping: 'lakhs',
}

export const country: Country = {
  code: 'IN',
  name: 'India',
  nameInText: 'India',
  currency: rupee,
  locale: 'en-IN',
  writesMonthFirst: false,
  tax: 'included',
  shipping: { freeFrom: amountIn(rupee, '999'), charge: amountIn(rupee, '99') },
  surpriseGiftFrom: amountIn(rupee, '4999'),
  coupons: {
    automatic: { code: 'RAKHI20', basisPoints: 2000 },
    referral: { code: 'REF400', amount: amountIn(rupee, '400') },
    gift: 'GIFT3999',
  },
  gamepads: { areSoldSpare: true, asksForDetective: false },
  payments: ['razorpay'],
  measuresOnlyAfterAccept: false,
  inHeader: true,
  hasDinosPage: true,
  hasExitPopup: false,
}
