import type { KindWire } from '../kind.ts'

/** Without `every` at the wire it is 0, with which a coupon takes nothing off. */
export const cheapestFreeWire: KindWire<'cheapest-free'> = {
  read: ({ every = 0 }) => ({ kind: 'cheapest-free', every }),
  write: ({ every }) => ({ code_value: 100, every }),
}
