import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { giftChoices, type GiftChoice } from '../gifts.ts'
import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'
import type { Coupon } from './types.ts'
import { explainGiftCost, explainGiftRefusal } from './explainGift.ts'
import { explainLostGift } from './explainLostGift.ts'
import { giftInReach, previewGift, type GiftPreviewContext } from './giftPreview.ts'

const context: GiftPreviewContext = { giftCoupon: coupons.GIFT99, coupon: coupons.SPRING30 }

function preview(text: string, gift: GiftChoice, changes: Partial<GiftPreviewContext> = {}) {
  const found = previewGift(cartOf(text), gift, shops.US, { ...context, ...changes })
  if (found === undefined) throw new Error('The US has a gift coupon')
  return found
}

const engineerPack = '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad'

describe('what choosing the free gift costs (§2.49)', () => {
  it.each<[string, string, GiftChoice, readonly string[]]>([
    [
      'the coupon in force',
      '2 tacto_chess',
      'orboot_mars',
      ['GIFT99 replaces SPRING30, which saves you $32.99'],
    ],
    [
      'a bought line, its set and the coupon',
      `${engineerPack}, 2 tacto_chess`,
      'tacto_classics',
      [
        'Takes Orboot Mars out of your cart',
        'Engineer Pack is no longer complete',
        'GIFT99 replaces SPRING30, which saves you $62.24',
      ],
    ],
    [
      'all units of both choices',
      '2 orboot_mars, 1 tacto_classics, 2 tacto_chess',
      'orboot_mars',
      [
        'Takes 2 Orboot Mars and Tacto Classics out of your cart',
        'GIFT99 replaces SPRING30, which saves you $76.79',
      ],
    ],
  ])('%s, with the cart $1', (_case, cart, gift, costs) => {
    expect(explainGiftCost(preview(cart, gift), shops.US)).toEqual(costs)
  })

  it('is nothing if the gift code is applied and no choice was bought', () => {
    const free = preview('2 tacto_chess', 'orboot_mars', { coupon: coupons.GIFT99 })
    expect(explainGiftCost(free, shops.US)).toEqual([])
    expect(free.after.totals.total).toBe(free.before.totals.total)
  })

  it('leaves out combos that still form', () => {
    const cart = '1 orboot_dinos, 1 tacto_dinos, 1 tacto_chess'
    const { before, ...rest } = preview(cart, 'orboot_mars', { coupon: coupons.GIFT99 })
    expect(before.combos.map(({ id }) => id)).toEqual(['jurassic_stem_pack'])
    expect(explainGiftCost({ before, ...rest }, shops.US)).toEqual([])
  })

  it('is nothing if no coupon is applied', () => {
    const free = preview('2 tacto_chess', 'orboot_mars', { coupon: undefined })
    expect(explainGiftCost(free, shops.US)).toEqual([])
  })

  it('has the price of the cart before and after', () => {
    const { before, after, refusal } = preview('2 tacto_chess', 'orboot_mars')
    expect([before.totals.total, after.totals.total]).toEqual([7699, 10_998])
    expect(after.gifts).toContainEqual({
      sku: 'orboot_mars',
      quantity: 1,
      reason: 'free-gift-coupon',
    })
    expect(refusal).toBeUndefined()
  })
})

describe('a choice that is refused (§4.41)', () => {
  it.each<[string, string, GiftChoice, Partial<GiftPreviewContext>, string | undefined]>([
    ['allowed', '2 tacto_chess', 'orboot_mars', {}, undefined],
    [
      'the line that would leave takes the cart below the threshold',
      engineerPack,
      'tacto_classics',
      {},
      'Choosing it takes Orboot Mars out of your cart, and the rest is $24.01 short of a free gift.',
    ],
    [
      'the cart is below the threshold already',
      '1 tacto_chess',
      'orboot_mars',
      {},
      'Add $44.01 more to use GIFT99.',
    ],
    [
      'the gift coupon is no longer active',
      engineerPack,
      'tacto_classics',
      { giftCoupon: { ...coupons.GIFT99, isActive: false } },
      'Code not applied.',
    ],
    [
      'the gift is out of stock',
      '2 tacto_chess',
      'orboot_mars',
      { stock: { orboot_mars: 0 } },
      'Orboot Mars is out of stock.',
    ],
    ['one gift is left', '2 tacto_chess', 'orboot_mars', { stock: { orboot_mars: 1 } }, undefined],
  ])('%s: $4', (_case, cart, gift, changes, sentence) => {
    expect(explainGiftRefusal(preview(cart, gift, changes), shops.US)).toBe(sentence)
  })

  it('a gift that is not sold here is refused', () => {
    const offers = new Map(shops.US.offers)
    offers.delete('orboot_mars')
    const catalogue = { ...shops.US, offers }
    const found = previewGift(cartOf('2 tacto_chess'), 'orboot_mars', catalogue, context)
    expect(found && explainGiftRefusal(found, catalogue)).toBe(
      'Orboot Mars is not sold in your country.',
    )
  })

  it('a country without a gift coupon offers no choice', () => {
    expect(previewGift(cartOf('9 tacto_chess'), 'orboot_mars', shops.GB, context)).toBeUndefined()
  })
})

const inReach = (cart: string, changes: Partial<GiftPreviewContext> = {}) =>
  giftInReach(giftChoices.map((gift) => preview(cart, gift, changes)))

describe('the gift that a cart is told of (§4.41)', () => {
  it.each<[string, string, Partial<GiftPreviewContext>, ReturnType<typeof giftInReach>]>([
    ['earned', '2 tacto_chess', {}, { toys: ['orboot_mars', 'tacto_classics'], short: minor(0) }],
    [
      'not earned yet',
      '1 tacto_chess',
      {},
      { toys: ['orboot_mars', 'tacto_classics'], short: minor(4401) },
    ],
    [
      'bought toys of the choice do not count, because choosing removes them',
      '1 orboot_mars, 1 tacto_chess',
      {},
      { toys: ['orboot_mars', 'tacto_classics'], short: minor(4401) },
    ],
    [
      'one toy is out of stock',
      '2 tacto_chess',
      { stock: { orboot_mars: 0 } },
      { toys: ['tacto_classics'], short: minor(0) },
    ],
    [
      'both toys are out of stock',
      '2 tacto_chess',
      { stock: { orboot_mars: 0, tacto_classics: 0 } },
      undefined,
    ],
    [
      'the gift coupon has ended',
      '2 tacto_chess',
      { giftCoupon: { ...coupons.GIFT99, isActive: false } },
      undefined,
    ],
  ])('%s: $3', (_case, cart, changes, expected) => {
    expect(inReach(cart, changes)).toEqual(expected)
  })

  it('is the toy for which the cart lacks least', () => {
    const [mars, classics] = giftChoices.map((gift) => preview('1 tacto_chess', gift))
    const far = preview('1 dabble_marble_run', 'orboot_mars')
    if (mars === undefined || classics === undefined) throw new Error('There are two choices')
    expect(giftInReach([far, classics])?.toys).toEqual(['tacto_classics'])
    expect(giftInReach([mars, { ...far, gift: 'tacto_classics' }])?.toys).toEqual(['orboot_mars'])
  })
})

describe('why a gift left the cart (§4.42)', () => {
  it.each<[string, string, Coupon, string]>([
    [
      'below its minimum',
      '1 tacto_chess',
      coupons.GIFT99,
      'Orboot Mars left your cart: the free gift needs toys for $99 or more',
    ],
    [
      'another coupon is in force',
      '2 tacto_chess',
      coupons.SPRING30,
      'Orboot Mars left your cart: it came with GIFT99',
    ],
    [
      'the toy is not sold any more',
      '2 tacto_chess',
      coupons.GIFT99,
      'Orboot Mars left your cart: it cannot be given any more',
    ],
  ])('%s: $3', (_case, cart, coupon, sentence) => {
    const priced = priceCart(cartOf(cart), shops.US, { coupon })
    expect(explainLostGift('orboot_mars', 'GIFT99', priced, shops.US)).toBe(sentence)
  })
})
