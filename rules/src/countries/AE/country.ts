import { amountIn, type Currency } from '../../money.ts'
import type { Country } from '../country.ts'

const dirham: Currency = {
  code: 'AED',
  symbol: 'AED ',
  decimals: 2,
  quantum: 1,
  hidesWholeDecimals: true,
  grouping: 'thousands',
}

export const country: Country = {
  code: 'AE',
  name: 'United Arab Emirates',
  nameInText: 'the United Arab Emirates',
  currency: dirham,
  locale: 'en-AE',
  writesMonthFirst: false,
  tax: 'included',
  shipping: { freeFrom: amountIn(dirham, '199'), charge: amountIn(dirham, '20') },
  surpriseGiftFrom: amountIn(dirham, '399'),
  coupons: { automatic: { code: 'SPRING30', basisPoints: 3000 } },
  gamepads: { areSoldSpare: false, asksForDetective: false },
  payments: ['stripe', 'paypal'],
  measuresOnlyAfterAccept: false,
  inHeader: false,
  hasDinosPage: false,
  hasExitPopup: false,
}
