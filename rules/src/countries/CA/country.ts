import { amountIn, type Currency } from '../../money.ts'
import type { Country } from '../country.ts'

const dollar: Currency = {
  code: 'CAD',
  symbol: 'C$',
  decimals: 2,
  quantum: 1,
  hidesWholeDecimals: false,
  grouping: 'thousands',
}

export const country: Country = {
  code: 'CA',
  name: 'Canada',
  nameInText: 'Canada',
  currency: dollar,
  locale: 'en-CA',
  writesMonthFirst: true,
  tax: 'before',
  shipping: { freeFrom: amountIn(dollar, '59'), charge: amountIn(dollar, '7.99') },
  surpriseGiftFrom: amountIn(dollar, '119'),
  coupons: {
    automatic: { code: 'SPRING30', basisPoints: 3000 },
    referral: { code: 'REF14', amount: amountIn(dollar, '14') },
  },
  gamepads: { areSoldSpare: false, asksForDetective: false },
  payments: ['stripe', 'paypal'],
  measuresOnlyAfterAccept: false,
  inHeader: true,
  hasDinosPage: true,
  hasExitPopup: false,
}
