import { describe, expect, it } from 'vitest'
import { cartOf } from '../../fixtures/carts.ts'
import { normaliseCart } from './normaliseCart.ts'

describe('a normalised cart (§3.2: lines sorted by sku)', () => {
  it.each([
    ['is sorted by sku', '1 orboot, 2 Atlas', '2 Atlas, 1 orboot'],
    [
      'has one line for a sku that had two',
      '1 tacto_chess, 2 orboot, 3 tacto_chess',
      '2 orboot, 4 tacto_chess',
    ],
  ])('%s', (_, before, after) => {
    expect(normaliseCart(cartOf(before))).toStrictEqual(cartOf(after))
  })

  it('is returned unchanged if it is normalised already', () => {
    const cart = cartOf('2 Atlas, 1 orboot', 'orboot_mars')
    expect(normaliseCart(cart)).toBe(cart)
  })
})
