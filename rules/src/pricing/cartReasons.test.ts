import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { cartReasons, missedSavings } from './cartReasons.ts'
import { priceCart } from './priceCart.ts'
import type { PricingContext } from './types.ts'

const reasons = (cart: string, catalogue: Catalogue, context: PricingContext = {}, gift?: string) =>
  cartReasons(priceCart(cartOf(cart, gift), catalogue, context), catalogue)

const mars = '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad, 1 tacto_electronic'
const dearer = plainShop({ prices: { a: 100, b: 100 }, combos: { ab: ['a b', 300] } })
const rule = 'Here each Plugo kit comes with its own gamepad, also if you have one already.'
const dinos = '1 orboot_dinos, 1 tacto_dinos, 1 tacto_classics'
const surprise = 'Surprise Gift is free because your toys come to $99 or more.'

describe('why a set counts or does not (§4.53)', () => {
  it.each<[string, string, Catalogue, string[]]>([
    [
      'another one saves more',
      mars,
      shops.US,
      [
        'Orboot Mars, Plugo Link and Plugo Gamepad make the Engineer Pack.',
        'Your Orboot Mars counts in the Engineer Pack, which saves $23.00; the Tech Toy Pack would save $18.00.',
        surprise,
        rule,
      ],
    ],
    [
      'another one saves the same',
      dinos,
      shops.US,
      [
        'Orboot Dinos and Tacto Dinos make the Jurassic STEM Pack.',
        'Your Orboot Dinos counts in the Jurassic STEM Pack; the Old School Cool Pack would save the same $18.00.',
        surprise,
      ],
    ],
    [
      'two of its toys are in another one',
      '1 a, 1 b, 1 c',
      plainShop({
        prices: { a: 1000, b: 2000, c: 3000 },
        combos: { abc: ['a b c', 4000], ab: ['a b', 2500] },
      }),
      [
        'a, b and c make the abc.',
        'Your a and b count in the abc, which saves $20.00; the ab would save $5.00.',
      ],
    ],
    [
      'the other one forms twice: its saving is told for one',
      '2 a, 2 b, 1 c',
      plainShop({
        prices: { a: 1000, b: 2000, c: 3000 },
        combos: { ab: ['a b', 2000], bc: ['b c', 4500] },
      }),
      [
        'a and b make the ab.',
        'Your b counts in the ab, which saves $10.00; the bc would save $5.00.',
      ],
    ],
    [
      'the toys have units left: both form',
      '2 orboot_dinos, 1 tacto_dinos, 1 tacto_classics',
      shops.US,
      [
        'Orboot Dinos and Tacto Dinos make the Jurassic STEM Pack.',
        'Orboot Dinos and Tacto Classics make the Old School Cool Pack.',
        surprise,
      ],
    ],
    ['it lacks a toy', '1 orboot_mars', shops.US, []],
    [
      'the country does not offer it, and nobody asked for it',
      '1 orboot_dinos, 1 tacto_dinos',
      shops.GB,
      [],
    ],
    ['the country does not offer it, and it lacks a toy', '1 orboot_dinos', shops.GB, []],
    ['it costs more than its parts, and nobody asked for it', '1 a, 1 b', dearer, []],
  ])('%s, with the cart $1', (_case, cart, catalogue, expected) => {
    expect(reasons(cart, catalogue)).toEqual(expected)
  })

  it.each<[string, string, Catalogue, string, string]>([
    [
      'the country does not offer it',
      '1 orboot_dinos, 1 tacto_dinos',
      shops.GB,
      'jurassic_stem_pack',
      'Jurassic STEM Pack is not offered in your country.',
    ],
    ['it costs more than its parts', '1 a, 1 b', dearer, 'ab', 'ab would save nothing.'],
  ])('the shopper asked for it, and %s', (_case, cart, catalogue, id, sentence) => {
    expect(reasons(cart, catalogue, { expectedCombos: [id] })).toEqual([sentence])
  })
})

describe('why a coupon counts', () => {
  it.each<[string, string, PricingContext, string[]]>([
    [
      'it names its toys',
      '1 orboot, 1 plugo_count',
      { coupon: coupons.ONEKIT10 },
      ['ONEKIT10 counts on toys for $49.99 of this cart, not on the others.', rule],
    ],
    [
      'its toys are all there is',
      '1 plugo_count',
      { coupon: coupons.ONEKIT10 },
      ['ONEKIT10 counts on all toys of this cart.', rule],
    ],
    [
      'it is for every toy',
      '1 orboot',
      { coupon: coupons.SPRING30 },
      ['SPRING30 counts on all toys of this cart.'],
    ],
    [
      'its minimum is reached',
      '1 tacto_chess',
      { coupon: coupons.WELCOME10 },
      ['WELCOME10 counts because your toys come to $49 or more.'],
    ],
    ['it does not apply: its field says why', '1 orboot', { coupon: coupons.WELCOME10 }, []],
  ])('%s, with the cart $1', (_case, cart, context, expected) => {
    expect(reasons(cart, shops.US, context)).toEqual(expected)
  })
})

const missed = (cart: string, context: PricingContext = {}) =>
  missedSavings(priceCart(cartOf(cart), shops.US, context), shops.US)

describe('savings that a cart misses', () => {
  it('names what the coupon lacks', () => {
    expect(missed('1 orboot', { coupon: coupons.WELCOME10 })).toEqual([
      'Add $3.51 more to use WELCOME10.',
    ])
  })

  it('names the set that does not count, and not the one that does', () => {
    expect(missed(dinos, { coupon: coupons.SPRING30 })).toEqual([
      'Your Orboot Dinos counts in the Jurassic STEM Pack; the Old School Cool Pack would save the same $12.60.',
    ])
  })

  it('says nothing of a set that lacks a toy, of a gift or of shipping', () => {
    expect(missed('1 dabble_marble_run')).toEqual([])
  })
})

describe('why a gift is free', () => {
  it('names the coupon of the chosen gift, and the value that brings the surprise gift', () => {
    expect(
      reasons('2 tacto_chess', shops.US, { coupon: coupons.GIFT99 }, 'tacto_classics'),
    ).toEqual(['Tacto Classics is free with GIFT99.', surprise])
  })

  it('says nothing of a gift that is not chosen', () => {
    expect(reasons('2 tacto_chess', shops.US, { coupon: coupons.GIFT99 })).toEqual([surprise])
  })
})

describe('why a kit needs its own gamepad (§4.57)', () => {
  it('is said with the kit, and still after its gamepad was removed', () => {
    expect(reasons('1 plugo_count, 1 plugo_gamepad', shops.US)).toEqual([rule])
    expect(reasons('1 plugo_count', shops.US)).toEqual([rule])
  })

  it('names the kits that the country sells alone', () => {
    expect(reasons('1 plugo_count', shops.IN)).toEqual([
      'Here Plugo Detective, Plugo Animals and Plugo Coding can be bought without a gamepad. Each other Plugo kit comes with its own gamepad, also if you have one already.',
    ])
  })

  it('is not said of kits that are sold alone', () => {
    expect(reasons('1 plugo_coding', shops.IN)).toEqual([])
  })
})
