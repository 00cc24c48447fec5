import type { KindWire } from '../kind.ts'

/** Where the wire has no `every`, 0: a value that never counts. */
export const cheapestFreeWire: KindWire<'cheapest-free'> = {
  read: ({ every = 0 }) => ({ kind: 'cheapest-free', every }),
  write: ({ every }) => ({ code_value: 100, every }),
}
