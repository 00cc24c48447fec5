import { describe, expect, it } from 'vitest'
import { cartOf, shops, textOf } from '../../fixtures/carts.ts'
import type { Stock } from '../stock.ts'
import {
  addEachUpToLimit,
  addUpToLimit,
  quantityLimit,
  readTypedQuantity,
  type TypedQuantity,
} from './quantityLimit.ts'

describe('the limit of a sku (§4.55)', () => {
  it.each<[number | undefined, number, string]>([
    [undefined, 20, 'At most 20 of one toy.'],
    [500, 20, 'At most 20 of one toy.'],
    [20, 20, 'At most 20 of one toy.'],
    [19, 19, 'Only 19 left.'],
    [4, 4, 'Only 4 left.'],
    [0, 0, 'Out of stock.'],
  ])('with %s in stock is %i', (left, most, message) => {
    expect(quantityLimit(left)).toEqual({ most, message })
  })
})

describe('the limit of a sku of which sets hold some units', () => {
  it.each<[number | undefined, number, string]>([
    [undefined, 18, 'At most 20 of one toy, 2 of them in sets.'],
    [4, 2, 'Only 4 left, 2 of them in sets.'],
    [1, 0, 'Only 1 left, 2 of them in sets.'],
    [0, 0, 'Out of stock.'],
  ])('with %s in stock and 2 in sets is %i', (left, most, message) => {
    expect(quantityLimit(left, 2)).toEqual({ most, message })
  })
})

describe('a typed quantity, while the cart holds 2', () => {
  const refused = 'Type a whole number, 1 to 20. It stays at 2.'
  it.each<[string, number | undefined, 0 | 1, TypedQuantity]>([
    ['5', undefined, 1, { quantity: 5 }],
    [' 7 ', undefined, 1, { quantity: 7 }],
    ['20', undefined, 1, { quantity: 20 }],
    ['25', undefined, 1, { quantity: 20, message: 'At most 20 of one toy.' }],
    ['1000000000', undefined, 1, { quantity: 20, message: 'At most 20 of one toy.' }],
    ['9', 4, 1, { quantity: 4, message: 'Only 4 left.' }],
    ['9', 1, 1, { quantity: 1, message: 'Only 1 left.' }],
    ['1', 0, 1, { message: 'Out of stock.' }],
    ['1', 0, 0, { quantity: 0, message: 'Out of stock.' }],
    ['2.5', undefined, 1, { message: refused }],
    ['-3', undefined, 1, { message: refused }],
    ['1e1', undefined, 1, { message: refused }],
    ['two', undefined, 1, { message: refused }],
    ['0', undefined, 1, { message: refused }],
    ['0', undefined, 0, { quantity: 0 }],
    ['३', undefined, 1, { quantity: 3 }],
    ['', undefined, 1, {}],
    ['  ', undefined, 1, {}],
  ])('%j with %s in stock and %i as the least gives $3', (typed, left, least, expected) => {
    expect(readTypedQuantity(typed, 2, quantityLimit(left), least)).toEqual(expected)
  })
})

describe('adding up to the limit', () => {
  const stock: Stock = { plugo_slingshot: 4, orboot_mars: 2 }
  it.each<[string, string, string | undefined, string, number, string, string]>([
    ['all of it', '', undefined, 'orboot', 2, '2 orboot', 'Orboot Earth added'],
    [
      'a part, at 20',
      '18 orboot',
      undefined,
      'orboot',
      5,
      '20 orboot',
      '2 of 5 Orboot Earth added. At most 20 of one toy.',
    ],
    [
      'nothing, at 20',
      '20 orboot',
      undefined,
      'orboot',
      1,
      '20 orboot',
      'No more Orboot Earth added. At most 20 of one toy.',
    ],
    [
      'nothing, because the cart holds all that is left',
      '4 plugo_gamepad, 4 plugo_slingshot',
      undefined,
      'plugo_slingshot',
      1,
      '4 plugo_gamepad, 4 plugo_slingshot',
      'No more Plugo Slingshot added. Only 4 left.',
    ],
    [
      'a part, because the free gift is one of those left',
      '',
      'orboot_mars',
      'orboot_mars',
      2,
      '1 orboot_mars',
      '1 of 2 Orboot Mars added. Only 1 left.',
    ],
    [
      'nothing, because the cart holds more than is left',
      '3 orboot_mars',
      undefined,
      'orboot_mars',
      1,
      '3 orboot_mars',
      'No more Orboot Mars added. Only 2 left.',
    ],
  ])('adds %s, and says $6', (_case, held, gift, sku, quantity, expected, message) => {
    const added = addUpToLimit(cartOf(held, gift), sku, shops.US, quantity, stock)
    expect(textOf(added.cart)).toBe(expected)
    expect(added.message).toBe(message)
  })

  it.each([
    ['', 'plugo_slingshot', 9, '4 of 9 Plugo Slingshot added with 4 gamepads. Only 4 left.'],
    ['1 plugo_count, 1 plugo_gamepad', 'plugo_link', 1, 'Plugo Link added with a gamepad'],
    ['1 plugo_gamepad', 'plugo_link', 1, 'Plugo Link added'],
    ['1 plugo_link', 'plugo_gamepad', 1, 'Plugo Gamepad added'],
  ])('with %j in the cart, the message on %s names an added gamepad', (held, sku, count, says) => {
    expect(addUpToLimit(cartOf(held), sku, shops.US, count, stock).message).toBe(says)
  })

  it('brings the gamepad with the kits that are added', () => {
    const added = addUpToLimit(cartOf(''), 'plugo_slingshot', shops.US, 9, stock)
    expect(textOf(added.cart)).toBe('4 plugo_gamepad, 4 plugo_slingshot')
  })
})

describe('adding a set', () => {
  const skus = ['orboot_mars', 'plugo_link', 'plugo_gamepad']
  it.each<[string, string, Stock, string, string, boolean]>([
    [
      'all of it',
      '',
      {},
      '1 orboot_mars, 1 plugo_gamepad, 1 plugo_link',
      'Engineer Pack added',
      true,
    ],
    [
      'nothing, because the cart holds 20 of each',
      '20 orboot_mars, 20 plugo_gamepad, 20 plugo_link',
      {},
      '20 orboot_mars, 20 plugo_gamepad, 20 plugo_link',
      'No more Orboot Mars and Plugo Link and Plugo Gamepad added. At most 20 of one toy.',
      false,
    ],
    [
      'all but the one that the cart holds 20 of',
      '20 orboot_mars',
      {},
      '20 orboot_mars, 1 plugo_gamepad, 1 plugo_link',
      'Plugo Link and Plugo Gamepad added. No more Orboot Mars added. At most 20 of one toy.',
      false,
    ],
    [
      'each reason apart',
      '20 orboot_mars',
      { plugo_link: 0 },
      '20 orboot_mars, 1 plugo_gamepad',
      'Plugo Gamepad added. No more Orboot Mars added. At most 20 of one toy. No more Plugo Link added. Out of stock.',
      false,
    ],
  ])('adds %s, and says $4', (_case, held, stock, expected, message, isWhole) => {
    const added = addEachUpToLimit(cartOf(held), skus, 'Engineer Pack', shops.US, stock)
    expect(textOf(added.cart)).toBe(expected)
    expect(added.message).toBe(message)
    expect(added.isWhole).toBe(isWhole)
  })
})
