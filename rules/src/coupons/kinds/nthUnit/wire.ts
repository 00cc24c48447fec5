import { percentFromWire, percentToWire } from '../../../contract/money.ts'
import type { KindWire } from '../kind.ts'

/** Without `every` at the wire it is 0, with which a coupon takes nothing off. */
export const nthUnitWire: KindWire<'nth-unit'> = {
  read: ({ every = 0, code_value }) => ({
    kind: 'nth-unit',
    every,
    basisPoints: percentFromWire(code_value, 'code_value'),
  }),
  write: ({ every, basisPoints }) => ({ code_value: percentToWire(basisPoints), every }),
}
