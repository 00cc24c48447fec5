import type { KindWire } from '../kind.ts'

export const giftWire: KindWire<'gift'> = {
  read: () => ({ kind: 'gift' }),
  write: () => ({ code_value: 0 }),
}
