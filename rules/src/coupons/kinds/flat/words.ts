import { formatMoneyBriefly } from '../../../countries/money.ts'
import type { KindWords } from '../kind.ts'

export const flatWords: KindWords<'flat'> = ({ amount }, country) =>
  `${formatMoneyBriefly(amount, country)} off`
