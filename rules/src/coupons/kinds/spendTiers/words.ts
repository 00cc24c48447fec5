import { formatMoneyBriefly } from '../../../countries/money.ts'
import type { KindWords } from '../kind.ts'

export const spendTiersWords: KindWords<'spend-tiers'> = ({ tiers }, country) =>
  tiers
    .map(
      ({ from, basisPoints }) =>
        `${basisPoints / 100}% off from ${formatMoneyBriefly(from, country)}`,
    )
    .join(', ')
