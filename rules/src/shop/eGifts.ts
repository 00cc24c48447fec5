import type { CountryCode } from '../countries.ts'
import { money, type MinorUnits } from '../money.ts'

/** What an e-gift can be worth, in minor units, the smallest first (specification §2, /gift). */
export const eGiftAmounts: Readonly<Record<CountryCode, readonly MinorUnits[]>> = {
  IN: [money('999'), money('1999'), money('2999'), money('4999')],
  US: [money('25'), money('50'), money('75'), money('100')],
  GB: [money('20'), money('40'), money('60'), money('80')],
  CA: [money('30'), money('60'), money('90'), money('120')],
  AE: [money('100'), money('200'), money('300'), money('400')],
}
