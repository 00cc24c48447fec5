import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { countries } from '../countries/countries.ts'
import { explainToShopper } from './explainToShopper.ts'
import { priceCart } from './priceCart.ts'
import type { Explanation, PricingContext } from './types.ts'

const sentences = (
  subject: Explanation['subject'],
  cart: string,
  catalogue: Catalogue,
  context: PricingContext = {},
  gift?: string,
) =>
  priceCart(cartOf(cart, gift), catalogue, context)
    .explanations.filter((explanation) => explanation.subject === subject)
    .map((explanation) => explainToShopper(explanation, catalogue))

describe('what a shopper reads about a coupon', () => {
  it.each<[string, string, PricingContext, string]>([
    ['applied', '1 tacto_chess', { coupon: coupons.SPRING30 }, 'SPRING30 saves you $16.50'],
    ['a gift', '2 tacto_chess', { coupon: coupons.GIFT99 }, 'GIFT99 brings you a free gift'],
    [
      'below its minimum',
      '1 orboot',
      { coupon: coupons.WELCOME10 },
      'Add $3.51 more to use WELCOME10',
    ],
    ['inactive', '1 orboot', { coupon: coupons.OLDCODE5 }, 'Code not applied'],
    ['of another country', '1 orboot', { coupon: coupons.RAKHI20 }, 'Code not applied'],
    [
      'used up',
      '1 orboot',
      { coupon: coupons.TRYNEW, isCouponUsedUp: true },
      'TRYNEW has already been used with this email',
    ],
    [
      'none of its skus',
      '1 orboot',
      { coupon: coupons.ONEKIT10 },
      'ONEKIT10 works on Plugo Count and Plugo Letters, and your cart has none',
    ],
    [
      'nothing to take off',
      '',
      { coupon: coupons.SPRING30 },
      'SPRING30 has nothing to take off this cart',
    ],
  ])('%s: $3', (_case, cart, context, sentence) => {
    expect(sentences('coupon', cart, shops.US, context)).toEqual([sentence])
  })
})

describe('what a shopper reads about combos', () => {
  it.each<[string, string, Catalogue, string[]]>([
    [
      'formed',
      '2 orboot_dinos, 2 tacto_dinos',
      shops.US,
      [
        'Jurassic STEM Pack saves you $36.00',
        'Add Orboot Dinos and Tacto Classics to complete the Old School Cool Pack',
      ],
    ],
    [
      'two missing',
      '1 orboot_mars',
      shops.US,
      [
        'Add Plugo Link and Plugo Gamepad to complete the Engineer Pack',
        'Add Tacto Electronics to complete the Tech Toy Pack',
      ],
    ],
    [
      'not offered',
      '1 orboot_dinos, 1 tacto_dinos',
      shops.GB,
      [
        'Add Tacto Classics to complete the Old School Cool Pack',
        'Jurassic STEM Pack is not offered in your country',
      ],
    ],
    [
      'dearer',
      '1 a, 1 b',
      plainShop({ prices: { a: 100, b: 100 }, combos: { ab: ['a b', 300] } }),
      ['ab would save nothing'],
    ],
    [
      'units taken by a larger saving',
      '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad, 1 tacto_electronic',
      shops.US,
      [
        'Engineer Pack saves you $23.00',
        'Tech Toy Pack would save less than the combo already in your cart',
      ],
    ],
    [
      'units taken by an equal saving',
      '1 orboot_dinos, 1 tacto_dinos, 1 tacto_classics',
      shops.US,
      [
        'Jurassic STEM Pack saves you $18.00',
        'Old School Cool Pack would save the same as the combo already in your cart',
      ],
    ],
    [
      'a sku without a name',
      '1 a',
      plainShop({ prices: { a: 100, b: 100 }, combos: { ab: ['a b', 150] } }),
      ['Add b to complete the ab'],
    ],
  ])('%s, with the cart $1', (_case, cart, shop, expected) => {
    expect(sentences('combo', cart, shop)).toEqual(expected)
  })

  it('a combo that the catalogue does not know is called by its id', () => {
    const explanation: Explanation = {
      subject: 'combo',
      id: 'gone',
      applied: false,
      reason: 'not-offered',
      figures: {},
    }
    expect(explainToShopper(explanation, shops.US)).toBe('gone is not offered in your country')
  })
})

describe('what a shopper reads about the rest', () => {
  it.each<[string, Explanation['subject'], string, PricingContext, string | undefined, string[]]>([
    [
      'gamepads that match',
      'gamepad',
      '1 plugo_count, 1 plugo_gamepad',
      {},
      undefined,
      ['Every Plugo kit has the gamepad that it needs'],
    ],
    [
      'one too few',
      'gamepad',
      '1 plugo_count',
      {},
      undefined,
      ['One more gamepad is needed for your Plugo kits'],
    ],
    [
      'two too few',
      'gamepad',
      '3 plugo_count, 1 plugo_gamepad',
      {},
      undefined,
      ['2 more gamepads are needed for your Plugo kits'],
    ],
    [
      'one too many',
      'gamepad',
      '1 plugo_count, 2 plugo_gamepad',
      {},
      undefined,
      ['One gamepad has no Plugo kit to go with'],
    ],
    [
      'two too many',
      'gamepad',
      '1 plugo_count, 3 plugo_gamepad',
      {},
      undefined,
      ['2 gamepads have no Plugo kits to go with'],
    ],
    [
      'the surprise gift',
      'gift',
      '2 tacto_chess',
      {},
      undefined,
      ['Surprise Gift joins your order for free'],
    ],
    [
      'short of it',
      'gift',
      '1 tacto_chess',
      {},
      undefined,
      ['Add $44.01 more for a free Surprise Gift'],
    ],
    [
      'a chosen gift',
      'gift',
      '2 tacto_chess',
      { coupon: coupons.GIFT99 },
      'orboot_mars',
      ['Orboot Mars joins your order for free', 'Surprise Gift joins your order for free'],
    ],
    [
      'a gift to choose',
      'gift',
      '2 tacto_chess',
      { coupon: coupons.GIFT99 },
      undefined,
      ['Choose your free gift for GIFT99', 'Surprise Gift joins your order for free'],
    ],
  ])('%s, with the cart $2', (_case, subject, cart, context, gift, expected) => {
    expect(sentences(subject, cart, shops.US, context, gift)).toEqual(expected)
  })
})

describe('what a shopper reads about shipping', () => {
  const { freeFrom } = countries.US.shipping

  it.each<[string, number, string]>([
    ['free', freeFrom, 'Shipping is free'],
    ['short of free', freeFrom - 351, 'Add $3.51 more for free shipping'],
  ])('%s: $2', (_case, price, sentence) => {
    expect(sentences('shipping', '1 a', plainShop({ prices: { a: price } }))).toEqual([sentence])
  })
})
