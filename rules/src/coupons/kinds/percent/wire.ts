import { percentFromWire, percentToWire } from '../../../contract/money.ts'
import type { KindWire } from '../kind.ts'

/** A percentage has at most two decimals, which basis points hold exactly. */
export const percentWire: KindWire<'percent'> = {
  read: ({ code_value }) => ({
    kind: 'percent',
    basisPoints: percentFromWire(code_value, 'code_value'),
  }),
  write: ({ basisPoints }) => ({ code_value: percentToWire(basisPoints) }),
}
