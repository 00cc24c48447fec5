import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { CountryCode } from '../countries/countries.ts'
import { comboHints } from './comboHints.ts'
import type { PricingContext } from './types.ts'

const replacedBy = (cart: string) =>
  comboHints(cartOf(cart), shops.CA).map(({ name, replaces }) => [name, replaces])

describe('the saving of a combo hint includes the applied coupon (§4.66)', () => {
  it.each<{
    it: string
    country: CountryCode
    cart: string
    context: PricingContext
    hints: [id: string, missing: string, saving: number][]
  }>([
    { it: 'nothing begun', country: 'US', cart: '1 tacto_chess', context: {}, hints: [] },
    {
      it: 'one product short',
      country: 'US',
      cart: '1 tacto_dinos',
      context: {},
      hints: [['jurassic_stem_pack', 'orboot_dinos', 1800]],
    },
    {
      it: 'with 30 % off: 18.00 becomes 12.60',
      country: 'US',
      cart: '1 tacto_dinos',
      context: { coupon: coupons.SPRING30 },
      hints: [['jurassic_stem_pack', 'orboot_dinos', 1260]],
    },
    {
      it: 'two products short',
      country: 'US',
      cart: '1 plugo_link, 1 tacto_dinos',
      context: {},
      hints: [
        ['engineer_pack', 'orboot_mars plugo_gamepad', 2300],
        ['jurassic_stem_pack', 'orboot_dinos', 1800],
      ],
    },
    {
      it: 'already complete',
      country: 'US',
      cart: '1 orboot_dinos, 1 tacto_dinos',
      context: {},
      hints: [],
    },
    { it: 'not offered here', country: 'GB', cart: '1 tacto_dinos', context: {}, hints: [] },
    {
      it: 'its product stands in a better combo already',
      country: 'US',
      cart: '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad',
      context: {},
      hints: [],
    },
    {
      it: 'a spare unit can begin another',
      country: 'US',
      cart: '2 orboot_mars, 1 plugo_link, 1 plugo_gamepad',
      context: {},
      hints: [['tech_toy_pack', 'tacto_electronic', 1800]],
    },
    {
      it: 'its product stands in a better combo, and one more of it completes this one',
      country: 'US',
      cart: '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad, 1 tacto_electronic',
      context: {},
      hints: [['tech_toy_pack', 'orboot_mars', 1800]],
    },
    {
      it: 'the same with 30 % off',
      country: 'US',
      cart: '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad, 1 tacto_electronic',
      context: { coupon: coupons.SPRING30 },
      hints: [['tech_toy_pack', 'orboot_mars', 1260]],
    },
    {
      it: 'formed already, with a spare unit of one product',
      country: 'GB',
      cart: '2 orboot_dinos, 1 tacto_classics',
      context: {},
      hints: [],
    },
    {
      it: 'a better combo takes over from a lesser one',
      country: 'US',
      cart: '1 orboot_mars, 1 tacto_electronic',
      context: {},
      hints: [['engineer_pack', 'plugo_link plugo_gamepad', 500]],
    },
    {
      it: 'the gamepad of another kit begins no set',
      country: 'IN',
      cart: '1 plugo_count, 1 plugo_gamepad',
      context: {},
      hints: [],
    },
    {
      it: 'a gamepad that no kit needs is free for the set',
      country: 'IN',
      cart: '1 plugo_count, 2 plugo_gamepad',
      context: {},
      hints: [['engineer_pack', 'orboot_mars plugo_link', 87_600]],
    },
    { it: 'an empty cart', country: 'US', cart: '', context: {}, hints: [] },
  ])('$it: $hints', ({ country, cart, context, hints }) => {
    const found = comboHints(cartOf(cart), shops[country], context)
    expect(found.map(({ id, missing, saving }) => [id, missing.join(' '), saving])).toEqual(hints)
  })

  it('a hint names the combo', () => {
    expect(comboHints(cartOf('1 tacto_dinos'), shops.US)[0]?.name).toBe('Jurassic STEM Pack')
  })

  it('a hint names the sets that would be taken apart for it, and no others', () => {
    expect(replacedBy('1 orboot_mars, 1 tacto_electronic')).toEqual([
      ['Engineer Pack', ['Tech Toy Pack']],
    ])
    expect(replacedBy('2 orboot_mars, 1 tacto_electronic')).toEqual([['Engineer Pack', []]])
  })

  it('a hint counts the units that a combo takes of one product', () => {
    const shop = plainShop({ prices: { a: 6000, b: 6000 }, combos: { aab: ['a a b', 17_000] } })
    expect(comboHints(cartOf('1 a'), shop)).toEqual([
      { id: 'aab', name: 'aab', missing: ['a', 'b'], replaces: [], saving: 1000, rise: 11_000 },
    ])
    expect(comboHints(cartOf('5 a'), shop)[0]?.missing).toEqual(['b'])
  })

  it('no hint names a set that lacks a toy which the free gift has just replaced (§4.40)', () => {
    const context = { coupon: coupons.GIFT99 }
    const [cart, given] = [
      cartOf('2 tacto_electronic'),
      cartOf('2 tacto_electronic', 'tacto_classics'),
    ]
    expect(comboHints(cart, shops.US, context).map(({ missing }) => missing)).toEqual([
      ['orboot_mars'],
    ])
    expect(comboHints(given, shops.US, context)).toEqual([])
  })

  it('a combo gets no hint if its completed cart could not be bought', () => {
    const cart = cartOf('20 plugo_count, 20 plugo_gamepad, 1 orboot_mars')
    expect(comboHints(cart, shops.IN)).toEqual([])
  })

  it('a combo gets no hint if the country does not sell one of its toys', () => {
    const shop = plainShop({ prices: { a: 6000 }, combos: { ab: ['a b', 1000] } })
    expect(comboHints(cartOf('1 a'), shop)).toEqual([])
  })
})
