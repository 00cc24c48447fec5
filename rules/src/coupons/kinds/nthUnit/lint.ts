import { isEvery } from '../every.ts'
import type { KindLint } from '../kind.ts'
import { isShare } from '../share.ts'

export const nthUnitLint: KindLint<'nth-unit'> = ({ every, basisPoints }) =>
  !isEvery(every) || basisPoints === 0 || !isShare(basisPoints)
