import { amountIn, type Currency } from '../../money.ts'
import type { Country } from '../country.ts'

const pound: Currency = {
  code: 'GBP',
  symbol: '£',
  decimals: 2,
  quantum: 1,
  hidesWholeDecimals: false,
  grouping: 'thousands',
}

export const country: Country = {
  code: 'GB',
  name: 'United Kingdom',
  nameInText: 'the United Kingdom',
  currency: pound,
  locale: 'en-GB',
  writesMonthFirst: false,
  tax: 'included',
  shipping: { freeFrom: amountIn(pound, '44'), charge: amountIn(pound, '4.99') },
  surpriseGiftFrom: amountIn(pound, '89'),
  coupons: {
    automatic: { code: 'SPRING30', basisPoints: 3000 },
    referral: { code: 'REF09', amount: amountIn(pound, '9') },
  },
  gamepads: { areSoldSpare: false, asksForDetective: false },
  payments: ['stripe', 'paypal'],
  measuresOnlyAfterAccept: true,
  inHeader: true,
  hasDinosPage: true,
  hasExitPopup: false,
}
