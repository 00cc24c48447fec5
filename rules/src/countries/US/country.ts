import { amountIn, type Currency } from '../../money.ts'
import type { Country } from '../country.ts'

const dollar: Currency = {
  code: 'USD',
  symbol: '$',
  decimals: 2,
  quantum: 1,
  hidesWholeDecimals: false,
  grouping: 'thousands',
}

export const country: Country = {
  code: 'US',
  name: 'United States',
  nameInText: 'the United States',
  currency: dollar,
  locale: 'en-US',
  writesMonthFirst: true,
  tax: 'before',
  shipping: { freeFrom: amountIn(dollar, '49'), charge: amountIn(dollar, '5.99') },
  surpriseGiftFrom: amountIn(dollar, '99'),
  coupons: {
    automatic: { code: 'SPRING30', basisPoints: 3000 },
    referral: { code: 'REF10', amount: amountIn(dollar, '10') },
    gift: 'GIFT99',
  },
  gamepads: { areSoldSpare: false, asksForDetective: true },
  payments: ['stripe', 'paypal'],
  measuresOnlyAfterAccept: false,
  inHeader: true,
  hasDinosPage: true,
  hasExitPopup: false,
}
