import {
  moneyFromWire,
  moneyToWire,
  percentFromWire,
  percentToWire,
} from '../../../contract/money.ts'
import type { KindWire } from '../kind.ts'

export const spendTiersWire: KindWire<'spend-tiers'> = {
  read: ({ tiers = [] }) => ({
    kind: 'spend-tiers',
    tiers: tiers.map(({ from, percent }, index) => ({
      from: moneyFromWire(from, `tiers.${index}.from`),
      basisPoints: percentFromWire(percent, `tiers.${index}.percent`),
    })),
  }),
  write: ({ tiers }) => ({
    code_value: 0,
    tiers: tiers.map(({ from, basisPoints }) => ({
      from: moneyToWire(from),
      percent: percentToWire(basisPoints),
    })),
  }),
}
