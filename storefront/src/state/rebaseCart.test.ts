import type { Cart } from '@stemside/rules'
import { expect, test } from 'vitest'
import { rebaseCart } from './rebaseCart.ts'

const cart = (lines: Readonly<Record<string, number>>, gift?: string): Cart => ({
  lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
  ...(gift === undefined ? {} : { gift }),
})

test.each<[string, Cart, Cart, Cart, Cart]>([
  ['nothing changed', cart({ a: 1 }), cart({ a: 1 }), cart({ a: 3, b: 1 }), cart({ a: 3, b: 1 })],
  ['a toy was added', cart({ a: 1 }), cart({ a: 1, c: 1 }), cart({ a: 3 }), cart({ a: 3, c: 1 })],
  ['one more of a toy', cart({ a: 1 }), cart({ a: 2 }), cart({ a: 3 }), cart({ a: 4 })],
  ['a toy was removed', cart({ a: 1, b: 1 }), cart({ b: 1 }), cart({ a: 1, b: 1 }), cart({ b: 1 })],
  ['never above 20', cart({ a: 1 }), cart({ a: 5 }), cart({ a: 19 }), cart({ a: 20 })],
  ['a gift was chosen', cart({ a: 1 }), cart({ a: 1 }, 'g'), cart({ a: 1 }), cart({ a: 1 }, 'g')],
  [
    'the store has a gift',
    cart({ a: 1 }),
    cart({ a: 1 }),
    cart({ a: 1 }, 'g'),
    cart({ a: 1 }, 'g'),
  ],
])(
  'the changes since the last answer are added to the store’s cart: %s',
  (_, sent, now, stored, expected) => {
    expect(rebaseCart(sent, now, stored)).toEqual(expected)
  },
)
