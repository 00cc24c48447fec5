import { percentFromWire, percentToWire } from '../../../contract/money.ts'
import type { KindWire } from '../kind.ts'

/** Where the wire has no `every`, 0: a value that never counts. */
export const nthUnitWire: KindWire<'nth-unit'> = {
  read: ({ every = 0, code_value }) => ({
    kind: 'nth-unit',
    every,
    basisPoints: percentFromWire(code_value, 'code_value'),
  }),
  write: ({ every, basisPoints }) => ({ code_value: percentToWire(basisPoints), every }),
}
