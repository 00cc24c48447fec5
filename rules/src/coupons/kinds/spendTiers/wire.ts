import {
  moneyFromWire,
  moneyToWire,
  percentFromWire,
  percentToWire,
} from '../../../contract/money.ts'
import { defaultCountry } from '../../../countries/codes.ts'
import type { KindWire } from '../kind.ts'

/** Thresholds are in the currency of the coupon's first country: `lintCoupons` asks for one country. */
export const spendTiersWire: KindWire<'spend-tiers'> = {
  read: ({ tiers = [], country: [country = defaultCountry] }) => ({
    kind: 'spend-tiers',
    tiers: tiers.map(({ from, percent }, index) => ({
      from: moneyFromWire(from, country, `tiers.${index}.from`),
      basisPoints: percentFromWire(percent, `tiers.${index}.percent`),
    })),
  }),
  write: ({ tiers, countries: [country = defaultCountry] }) => ({
    code_value: 0,
    tiers: tiers.map(({ from, basisPoints }) => ({
      from: moneyToWire(from, country),
      percent: percentToWire(basisPoints),
    })),
  }),
}
