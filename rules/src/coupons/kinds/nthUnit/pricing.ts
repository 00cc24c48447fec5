import { percentOf } from '../../../money.ts'
import { isEvery } from '../every.ts'
import type { KindPricing } from '../kind.ts'
import { isShare, savingOnEveryNth } from '../share.ts'

export const nthUnitPricing: KindPricing<'nth-unit'> = {
  bringsGift: false,
  isSound: ({ every, basisPoints }) => isEvery(every) && isShare(basisPoints),
  savingPerLine: ({ every, basisPoints }, lines, { quantum }) =>
    savingOnEveryNth(lines, every, (price) => percentOf(price, basisPoints, quantum), quantum),
}
