import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../fixtures/carts.ts'
import { popupsOf } from '../fixtures/popups.ts'
import { compileCatalogue } from './catalogue/compile.ts'
import type { Price } from './catalogue/types.ts'
import type { CountryCode } from './countries/countries.ts'
import { minor } from './money.ts'
import { priceCart } from './pricing/priceCart.ts'

const match = 'Please make sure to match the number of Plugo kits and Gamepads in your cart.'
const detective =
  'Plugo Detective, without the gamepad, is unavailable in your location. To complete the bundle, please add a gamepad to your cart.'

const violationsOf = (cart: string, country: CountryCode) =>
  popupsOf(priceCart(cartOf(cart), shops[country]), shops[country])

describe('gamepads and kits (§4.57, §5.13, §5.14, §5.15)', () => {
  it.each<{
    it: string
    country: CountryCode
    cart: string
    says: [message: string, button: string][]
  }>([
    {
      it: 'a kit with its gamepad',
      country: 'US',
      cart: '1 plugo_count, 1 plugo_gamepad',
      says: [],
    },
    { it: 'a kit without', country: 'US', cart: '1 plugo_count', says: [[match, 'Add 1 Gamepad']] },
    {
      it: 'three kits, one gamepad',
      country: 'GB',
      cart: '2 plugo_count, 1 plugo_link, 1 plugo_gamepad',
      says: [[match, 'Add 2 Gamepad']],
    },
    {
      it: 'one kit, three gamepads',
      country: 'CA',
      cart: '1 plugo_count, 3 plugo_gamepad',
      says: [[match, 'Remove 2 Gamepad']],
    },
    {
      it: 'only a gamepad',
      country: 'US',
      cart: '1 plugo_gamepad',
      says: [['Cannot purchase only Gamepad', 'Shop Plugo kits']],
    },
    { it: 'only a gamepad in IN, where it may', country: 'IN', cart: '1 plugo_gamepad', says: [] },
    {
      it: 'more gamepads than kits in IN',
      country: 'IN',
      cart: '1 plugo_count, 5 plugo_gamepad',
      says: [],
    },
    {
      it: 'a kit without in IN',
      country: 'IN',
      cart: '1 plugo_count',
      says: [[match, 'Add 1 Gamepad']],
    },
    {
      it: 'only a gamepad in AE',
      country: 'AE',
      cart: '2 plugo_gamepad',
      says: [['Cannot purchase only Gamepad', 'Shop Plugo kits']],
    },
    {
      it: 'a gamepad beside other toys',
      country: 'US',
      cart: '1 orboot, 2 plugo_gamepad',
      says: [[match, 'Remove 2 Gamepad']],
    },
    {
      it: 'a gamepad beside a bundle, which contains one',
      country: 'US',
      cart: '1 stemwizpack, 1 plugo_gamepad',
      says: [[match, 'Remove 1 Gamepad']],
    },
    { it: 'a bundle alone', country: 'US', cart: '1 learners_pack', says: [] },
    {
      it: 'kits inside combos count',
      country: 'US',
      cart: '1 orboot_mars, 2 plugo_link, 1 plugo_gamepad',
      says: [[match, 'Add 1 Gamepad']],
    },
    { it: 'Detective alone in GB', country: 'GB', cart: '1 plugo_detective', says: [] },
    { it: 'Detective alone in IN', country: 'IN', cart: '1 plugo_detective', says: [] },
    {
      it: 'Detective with a gamepad in GB',
      country: 'GB',
      cart: '1 plugo_detective, 1 plugo_gamepad',
      says: [],
    },
    {
      it: 'Detective with two in GB',
      country: 'GB',
      cart: '1 plugo_detective, 2 plugo_gamepad',
      says: [[match, 'Remove 1 Gamepad']],
    },
    { it: 'Coding alone in IN', country: 'IN', cart: '1 plugo_coding', says: [] },
    { it: 'Animals alone in IN', country: 'IN', cart: '2 plugo_animals', says: [] },
    {
      it: 'Coding alone in US',
      country: 'US',
      cart: '1 plugo_coding',
      says: [[match, 'Add 1 Gamepad']],
    },
    {
      it: 'exempt and other kits: the others want theirs',
      country: 'GB',
      cart: '1 plugo_detective, 1 plugo_count',
      says: [[match, 'Add 1 Gamepad']],
    },
    {
      it: 'US Detective without',
      country: 'US',
      cart: '1 plugo_detective',
      says: [[detective, 'Add 1 Gamepad']],
    },
    {
      it: 'two US Detectives without',
      country: 'US',
      cart: '2 plugo_detective',
      says: [
        [detective, 'Add 1 Gamepad'],
        [match, 'Add 2 Gamepad'],
      ],
    },
    {
      it: 'US Detective and a kit without',
      country: 'US',
      cart: '1 plugo_detective, 1 plugo_count',
      says: [
        [detective, 'Add 1 Gamepad'],
        [match, 'Add 2 Gamepad'],
      ],
    },
    {
      it: 'two US Detectives, one gamepad',
      country: 'US',
      cart: '2 plugo_detective, 1 plugo_gamepad',
      says: [[match, 'Add 1 Gamepad']],
    },
    {
      it: 'US Detective with',
      country: 'US',
      cart: '1 plugo_detective, 1 plugo_gamepad',
      says: [],
    },
    {
      it: 'more kits than one may buy gamepads',
      country: 'US',
      cart: '15 plugo_count, 15 plugo_link, 20 plugo_gamepad',
      says: [[match, 'Keep 20 Plugo kits']],
    },
    {
      it: 'exactly twenty',
      country: 'US',
      cart: '20 plugo_count, 19 plugo_gamepad',
      says: [[match, 'Add 1 Gamepad']],
    },
  ])('$it in $country has the violations $says', ({ country, cart, says }) => {
    const found = violationsOf(cart, country)
    expect(found.map(({ message, approve }) => [message, approve.label])).toEqual(says)
    expect(found.every(({ heading }) => heading === 'Oops!')).toBe(true)
  })

  it.each([
    ['1 plugo_count', 'gamepads-short', 'matchGamepadCountWithKits', ['plugo_gamepad']],
    [
      '1 plugo_count, 2 plugo_gamepad',
      'gamepads-excess',
      'matchGamepadCountWithKits',
      ['plugo_gamepad'],
    ],
    ['1 plugo_gamepad', 'only-gamepad', 'redirectToShop', ['plugo_gamepad']],
    [
      '1 plugo_detective',
      'detective-without-gamepad',
      'fixPlugoAndGamepadInCart',
      ['plugo_detective', 'plugo_gamepad'],
    ],
  ])('%s is %s, repaired by %s', (cart, code, callback, skus) => {
    expect(violationsOf(cart, 'US')).toMatchObject([{ code, skus, approve: { callback } }])
  })

  it('offers to remove gamepads from a cart without kits', () => {
    expect(violationsOf('2 plugo_gamepad', 'US')[0]?.reject).toEqual({
      label: 'Remove 2 Gamepad',
      callback: 'matchGamepadCountWithKits',
    })
  })

  it('a gamepad counts as alone beside a line that is not sold here', () => {
    const found = violationsOf('1 plugo_gamepad, 1 dabble_marble_run', 'AE')
    expect(found.map(({ code }) => code)).toEqual(['not-sold-here', 'only-gamepad'])
  })

  it.each([
    ['1 plugo_count, 1 plugo_gamepad', 'applied', { kits: 1, gamepads: 1, least: 1 }],
    ['2 plugo_count, 1 plugo_gamepad', 'too-few', { kits: 2, gamepads: 1, least: 2, short: 1 }],
    ['1 plugo_count, 3 plugo_gamepad', 'too-many', { kits: 1, gamepads: 3, least: 1, surplus: 2 }],
    ['2 plugo_gamepad', 'too-many', { kits: 0, gamepads: 2, least: 0, surplus: 2 }],
  ])('%s is explained: %s', (cart, reason, figures) => {
    const { explanations } = priceCart(cartOf(cart), shops.US)
    expect(explanations).toContainEqual({
      subject: 'gamepad',
      id: 'plugo_gamepad',
      applied: reason === 'applied',
      reason,
      figures,
    })
  })

  it('a Detective that is not sold here needs no gamepad', () => {
    const elsewhere: Price = {
      listPrice: minor(49_99),
      strikePrice: minor(49_99),
      soldIn: ['GB'],
      singleAllowedIn: [],
    }
    const priceList = { country: 'US', prices: { plugo_detective: elsewhere } } as const
    const { violations } = priceCart(cartOf('1 plugo_detective'), compileCatalogue({ priceList }))
    expect(violations.map(({ code }) => code)).toEqual(['not-sold-here'])
  })

  it('explains no gamepads for a cart without kits and gamepads', () => {
    const { explanations } = priceCart(cartOf('1 orboot'), shops.US)
    expect(explanations.filter(({ subject }) => subject === 'gamepad')).toEqual([])
  })
})
