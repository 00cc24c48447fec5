import type { KindLint } from '../kind.ts'
import { isShare } from '../share.ts'

export const percentLint: KindLint<'percent'> = ({ basisPoints }) =>
  basisPoints === 0 || !isShare(basisPoints)
