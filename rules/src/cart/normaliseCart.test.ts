import { describe, expect, it } from 'vitest'
import { cartOf } from '../../fixtures/carts.ts'
import { normaliseCart } from './normaliseCart.ts'

describe('carts in order (§3.2: lines sorted by sku)', () => {
  it.each([
    ['sorted by sku', '1 orboot, 2 Atlas', '2 Atlas, 1 orboot'],
    [
      'merged where a sku stands twice',
      '1 tacto_chess, 2 orboot, 3 tacto_chess',
      '2 orboot, 4 tacto_chess',
    ],
  ])('are %s', (_, before, after) => {
    expect(normaliseCart(cartOf(before))).toStrictEqual(cartOf(after))
  })

  it('are left alone', () => {
    const cart = cartOf('2 Atlas, 1 orboot', 'orboot_mars')
    expect(normaliseCart(cart)).toBe(cart)
  })
})
