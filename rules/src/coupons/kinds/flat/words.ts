import { formatMoney } from '../../../money.ts'
import type { KindWords } from '../kind.ts'

export const flatWords: KindWords<'flat'> = ({ amount }, country) =>
  `${formatMoney(amount, country)} off`
