import { describe, expect, it } from 'vitest'
import { cartOf, shops, shopWithout, textOf } from '../../fixtures/carts.ts'
import type { CountryCode } from '../countries/countries.ts'
import { RulesError } from '../errors.ts'
import {
  addAllToCart,
  addToCart,
  quantityOf,
  removeComboFromCart,
  removeFromCart,
  setQuantity,
} from './editCart.ts'

describe('adding (§4.48, §4.49: one per sku, incremented if present; a kit brings its gamepad)', () => {
  it.each<{
    it: string
    country: CountryCode
    before: string
    add: [sku: string, quantity?: number]
    after: string
  }>([
    { it: 'a toy', country: 'US', before: '', add: ['orboot'], after: '1 orboot' },
    {
      it: 'units to a line that exists',
      country: 'US',
      before: '2 orboot',
      add: ['orboot'],
      after: '3 orboot',
    },
    {
      it: 'several units',
      country: 'US',
      before: '2 orboot',
      add: ['orboot', 5],
      after: '7 orboot',
    },
    {
      it: 'units up to twenty',
      country: 'US',
      before: '19 orboot',
      add: ['orboot', 5],
      after: '20 orboot',
    },
    {
      it: 'a kit with its gamepad',
      country: 'US',
      before: '',
      add: ['plugo_count'],
      after: '1 plugo_count, 1 plugo_gamepad',
    },
    {
      it: 'a toy, and no gamepads for kits that lack them',
      country: 'US',
      before: '2 plugo_count',
      add: ['orboot'],
      after: '1 orboot, 2 plugo_count',
    },
    {
      it: 'a kit alone if the cart has enough gamepads',
      country: 'IN',
      before: '5 plugo_gamepad',
      add: ['plugo_count'],
      after: '1 plugo_count, 5 plugo_gamepad',
    },
    {
      it: 'three kits with three gamepads',
      country: 'CA',
      before: '',
      add: ['plugo_count', 3],
      after: '3 plugo_count, 3 plugo_gamepad',
    },
    {
      it: 'Detective with its gamepad in US',
      country: 'US',
      before: '',
      add: ['plugo_detective'],
      after: '1 plugo_detective, 1 plugo_gamepad',
    },
    {
      it: 'Detective alone in GB',
      country: 'GB',
      before: '',
      add: ['plugo_detective'],
      after: '1 plugo_detective',
    },
    {
      it: 'Coding alone in IN',
      country: 'IN',
      before: '',
      add: ['plugo_coding'],
      after: '1 plugo_coding',
    },
    {
      it: 'a kit alone to a gamepad without a kit',
      country: 'US',
      before: '1 plugo_gamepad',
      add: ['plugo_count'],
      after: '1 plugo_count, 1 plugo_gamepad',
    },
    {
      it: 'a kit with one gamepad, and none for another kit that lacks one',
      country: 'US',
      before: '2 plugo_link',
      add: ['plugo_count'],
      after: '1 plugo_count, 1 plugo_gamepad, 2 plugo_link',
    },
    {
      it: 'a bundle without a gamepad, because it contains one',
      country: 'US',
      before: '',
      add: ['stemwizpack'],
      after: '1 stemwizpack',
    },
    {
      it: 'an unknown sku as a line',
      country: 'US',
      before: '',
      add: ['nothing'],
      after: '1 nothing',
    },
  ])('adds $it', ({ country, before, add: [sku, quantity], after }) => {
    expect(textOf(addToCart(cartOf(before), sku, shops[country], quantity))).toBe(after)
  })

  it.each([
    ['is withdrawn', shopWithout('US', { withdrawn: ['plugo_gamepad'] })],
    ['has no price', shopWithout('US', { unpriced: ['plugo_gamepad'] })],
  ])('adds no gamepad if it %s', (_case, shop) => {
    expect(textOf(addToCart(cartOf(''), 'plugo_count', shop))).toBe('1 plugo_count')
  })

  it('adds no gamepad to a kit that is not sold here', () => {
    const shop = shopWithout('US', { withdrawn: ['plugo_count'] })
    expect(textOf(addToCart(cartOf(''), 'plugo_count', shop))).toBe('1 plugo_count')
  })

  it('adds every product of a combo once', () => {
    expect(
      textOf(addAllToCart(cartOf('1 orboot_mars'), ['orboot_mars', 'plugo_link', 'plugo_gamepad'])),
    ).toBe('2 orboot_mars, 1 plugo_gamepad, 1 plugo_link')
  })

  it('keeps the gift and does not change its argument', () => {
    const before = cartOf('1 orboot', 'orboot_mars')
    expect(addToCart(before, 'orboot', shops.US)).toStrictEqual(cartOf('2 orboot', 'orboot_mars'))
    expect(before).toStrictEqual(cartOf('1 orboot', 'orboot_mars'))
  })
})

describe('setting and removing (§4.50, §4.51: a line at zero is removed; the last kit’s gamepad is removed with it)', () => {
  it.each<{ it: string; before: string; set: [sku: string, quantity: number]; after: string }>([
    { it: 'a higher quantity', before: '1 orboot', set: ['orboot', 20], after: '20 orboot' },
    {
      it: 'a sku to 0, which removes its line',
      before: '1 orboot, 1 tacto_chess',
      set: ['orboot', 0],
      after: '1 tacto_chess',
    },
    {
      it: 'a sku that the cart does not hold yet',
      before: '',
      set: ['orboot', 2],
      after: '2 orboot',
    },
    {
      it: 'the last kit to 0, which also removes its gamepad',
      before: '1 orboot, 1 plugo_count, 1 plugo_gamepad',
      set: ['plugo_count', 0],
      after: '1 orboot',
    },
    {
      it: 'one of two kits to 0, which keeps all gamepads',
      before: '1 plugo_count, 2 plugo_gamepad, 1 plugo_link',
      set: ['plugo_count', 0],
      after: '2 plugo_gamepad, 1 plugo_link',
    },
    {
      it: 'a toy to 0, which keeps a gamepad without kits',
      before: '1 orboot, 1 plugo_gamepad',
      set: ['orboot', 0],
      after: '1 plugo_gamepad',
    },
  ])('sets $it', ({ before, set: [sku, quantity], after }) => {
    expect(textOf(setQuantity(cartOf(before), sku, quantity, shops.US))).toBe(after)
  })

  it.each([
    ['all units without a count', '3 orboot', 'orboot', undefined, ''],
    ['two units', '3 orboot', 'orboot', 2, '1 orboot'],
    ['at most the units that the cart holds', '3 orboot', 'orboot', 9, ''],
    ['nothing for a sku that the cart does not hold', '3 orboot', 'tacto_chess', 1, '3 orboot'],
  ])('removes %s', (_case, before, sku, count, after) => {
    expect(textOf(removeFromCart(cartOf(before), sku, shops.US, count))).toBe(after)
  })

  it.each([
    ['one combo', 1, '2 orboot_dinos, 1 tacto_dinos'],
    ['two combos', 2, '1 orboot_dinos'],
  ])('removes the share of %s', (_case, count, after) => {
    const cart = cartOf('3 orboot_dinos, 2 tacto_dinos')
    expect(
      textOf(removeComboFromCart(cart, ['orboot_dinos', 'tacto_dinos'], shops.US, count)),
    ).toBe(after)
  })

  it('removes one combo without a count', () => {
    const cart = cartOf('2 orboot_dinos, 2 tacto_dinos')
    expect(textOf(removeComboFromCart(cart, ['orboot_dinos', 'tacto_dinos'], shops.US))).toBe(
      '1 orboot_dinos, 1 tacto_dinos',
    )
  })

  it.each([-1, 1.5, NaN, 21, Infinity])('refuses the quantity %s', (quantity) => {
    const refusal = new RulesError([{ path: 'quantity', reason: 'must be whole, 1 to 20' }])
    expect(() => setQuantity(cartOf('1 orboot'), 'orboot', quantity, shops.US)).toThrow(refusal)
    expect(() => addToCart(cartOf('1 orboot'), 'orboot', shops.US, quantity)).toThrow(refusal)
  })

  it.each([-1, 0, 1.5, NaN, 21, Infinity])('refuses to remove %s units', (count) => {
    const refusal = new RulesError([{ path: 'quantity', reason: 'must be whole, 1 to 20' }])
    const cart = cartOf('3 orboot_dinos, 2 tacto_dinos')
    expect(() => removeFromCart(cart, 'orboot_dinos', shops.US, count)).toThrow(refusal)
    expect(() =>
      removeComboFromCart(cart, ['orboot_dinos', 'tacto_dinos'], shops.US, count),
    ).toThrow(refusal)
  })

  it('refuses to add 0 units', () => {
    expect(() => addToCart(cartOf(''), 'orboot', shops.US, 0)).toThrow(RulesError)
  })
})

it('the quantity of a sku is the sum over all its lines', () => {
  expect(quantityOf(cartOf('1 orboot, 2 orboot, 5 tacto_chess'), 'orboot')).toBe(3)
})
