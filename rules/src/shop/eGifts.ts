import type { CountryCode } from '../countries.ts'
import type { Minor } from '../money.ts'

/** What an e-gift can be worth, in minor units, the smallest first (specification §2, /gift). */
export const eGiftAmounts: Readonly<Record<CountryCode, readonly Minor[]>> = {
  IN: [999_00, 1999_00, 2999_00, 4999_00],
  US: [25_00, 50_00, 75_00, 100_00],
  GB: [20_00, 40_00, 60_00, 80_00],
  CA: [30_00, 60_00, 90_00, 120_00],
  AE: [100_00, 200_00, 300_00, 400_00],
}
