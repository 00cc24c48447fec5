import { moneyFromWire, moneyToWire } from '../../../contract/money.ts'
import type { KindWire } from '../kind.ts'

export const flatWire: KindWire<'flat'> = {
  read: ({ code_value }) => ({ kind: 'flat', amount: moneyFromWire(code_value, 'code_value') }),
  write: ({ amount }) => ({ code_value: moneyToWire(amount) }),
}
