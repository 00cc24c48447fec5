import { describe, expect, it } from 'vitest'
import { cartOf, shops, shopWithout } from '../../fixtures/carts.ts'
import { plainCombo } from '../../fixtures/combo.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { popupsOf } from '../../fixtures/popups.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { compileCatalogue } from '../catalogue/compile.ts'
import type { CountryCode } from '../countries/countries.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { PricingContext, ViolationCode } from '../pricing/types.ts'
import { violationPopup } from './violationPopup.ts'

const violationsOf = (cart: string, country: CountryCode, context: PricingContext = {}) =>
  popupsOf(priceCart(cartOf(cart), shops[country], context), shops[country])

describe('ONE-SKU-QUANTITY limits its skus to 1 (§4.25)', () => {
  const { ONEKIT10 } = coupons
  const pads = '4 plugo_gamepad'
  it.each([
    {
      it: 'one of each',
      cart: `1 plugo_count, 1 plugo_letters, 2 plugo_link, ${pads}`,
      context: { coupon: ONEKIT10 },
      skus: [],
    },
    {
      it: 'two of one',
      cart: `2 plugo_count, 2 plugo_letters, ${pads}`,
      context: { coupon: ONEKIT10 },
      skus: ['plugo_count', 'plugo_letters'],
    },
    {
      it: 'two of a sku that it does not name',
      cart: `1 plugo_count, 3 plugo_link, ${pads}`,
      context: { coupon: ONEKIT10 },
      skus: [],
    },
    { it: 'without the coupon', cart: `4 plugo_count, ${pads}`, context: {}, skus: [] },
    {
      it: 'with another coupon',
      cart: `4 plugo_count, ${pads}`,
      context: { coupon: coupons.SPRING30 },
      skus: [],
    },
    {
      it: 'with a coupon for the same skus and any number of them',
      cart: `4 plugo_count, ${pads}`,
      context: { coupon: { ...ONEKIT10, useType: 'one-time-per-email' as const } },
      skus: [],
    },
    {
      it: 'with the coupon not counting',
      cart: `4 plugo_count, ${pads}`,
      context: { coupon: { ...ONEKIT10, isActive: false } },
      skus: [],
    },
  ])('$it: $skus', ({ cart, context, skus }) => {
    const found = violationsOf(cart, 'US', context)
    expect(found.flatMap((violation) => violation.skus)).toEqual(skus)
  })

  it('offers to reduce the quantity or to remove the coupon', () => {
    expect(
      violationsOf('2 plugo_count, 2 plugo_letters, 4 plugo_gamepad', 'US', { coupon: ONEKIT10 }),
    ).toEqual([
      {
        code: 'one-sku-quantity',
        skus: ['plugo_count', 'plugo_letters'],
        heading: 'Oops!',
        message: 'With ONEKIT10 you can buy one of each: Plugo Count and Plugo Letters.',
        approve: { label: 'Reduce quantity to 1', callback: 'reduceQuantityTo1' },
        reject: { label: 'Remove coupon', callback: 'removeAppliedCoupon' },
      },
    ])
  })
})

describe('promised combos (special_combo_skus, §3.21)', () => {
  it.each<{ it: string; country: CountryCode; cart: string; expects: string[]; broken: string[] }>([
    {
      it: 'formed',
      country: 'US',
      cart: '1 orboot_dinos, 1 tacto_dinos',
      expects: ['jurassic_stem_pack'],
      broken: [],
    },
    {
      it: 'no longer complete',
      country: 'US',
      cart: '1 orboot_dinos',
      expects: ['jurassic_stem_pack'],
      broken: ['Jurassic STEM Pack'],
    },
    {
      it: 'not offered here',
      country: 'GB',
      cart: '1 orboot_dinos, 1 tacto_dinos',
      expects: ['jurassic_stem_pack'],
      broken: ['Jurassic STEM Pack'],
    },
    {
      it: 'one formed, one not',
      country: 'US',
      cart: '1 orboot_dinos, 1 tacto_dinos',
      expects: ['jurassic_stem_pack', 'tech_toy_pack'],
      broken: ['Tech Toy Pack'],
    },
    {
      it: 'unknown',
      country: 'US',
      cart: '1 orboot_dinos',
      expects: ['no_such_pack'],
      broken: ['A combo'],
    },
  ])('$it: $broken', ({ country, cart, expects, broken }) => {
    const found = violationsOf(cart, country, { expectedCombos: expects })
    expect(found.map(({ message }) => message)).toEqual(
      broken.map(
        (name) =>
          `${name} is no longer complete. Its products stay in your cart at their own prices.`,
      ),
    )
    expect(
      found.every(
        ({ code, approve }) => code === 'combo-broken' && approve.callback === 'fixComboError',
      ),
    ).toBe(true)
  })

  it('a broken one names its products, and lets the shopper go back', () => {
    expect(
      violationsOf('1 orboot_dinos', 'US', { expectedCombos: ['jurassic_stem_pack'] }),
    ).toMatchObject([
      {
        comboId: 'jurassic_stem_pack',
        skus: ['orboot_dinos', 'tacto_dinos'],
        approve: { label: 'Update cart' },
        reject: { label: 'Back to cart', callback: 'hidePopup' },
      },
    ])
    expect(violationsOf('1 orboot', 'US', { expectedCombos: ['x'] })[0]?.skus).toEqual([])
  })
})

describe('a gamepad that cannot be bought', () => {
  it.each([
    {
      it: 'one kit',
      cart: '1 plugo_detective',
      skus: ['plugo_detective'],
      message:
        'Plugo Detective plays with a gamepad, and we have none for your country at the moment. Please remove it to go on.',
      label: 'Remove it',
    },
    {
      it: 'two kits beside a toy',
      cart: '1 orboot, 1 plugo_count, 3 plugo_link',
      skus: ['plugo_count', 'plugo_link'],
      message:
        'Plugo Count and Plugo Link play with a gamepad, and we have none for your country at the moment. Please remove them to go on.',
      label: 'Remove them',
    },
  ])('asks to remove $it', ({ cart, skus, message, label }) => {
    for (const shop of [
      shopWithout('US', { withdrawn: ['plugo_gamepad'] }),
      shopWithout('US', { unpriced: ['plugo_gamepad'] }),
    ]) {
      expect(popupsOf(priceCart(cartOf(cart), shop), shop)).toEqual([
        {
          code: 'gamepads-unavailable',
          skus,
          heading: 'Oops!',
          message,
          approve: { label, callback: 'matchGamepadCountWithKits' },
          reject: { label: 'Back to cart', callback: 'hidePopup' },
        },
      ])
    }
  })

  it('keeps kits that need no gamepad', () => {
    const shop = shopWithout('GB', { withdrawn: ['plugo_gamepad'] })
    expect(priceCart(cartOf('1 plugo_detective'), shop).violations).toEqual([])
  })
})

it('a promised combo of another shop has the name of its row', () => {
  const row = plainCombo({ id: 'space_pack', skus: ['orboot', 'orboot_mars'], prices: {} })
  const shop = compileCatalogue({
    priceList: priceBook.US,
    combos: [{ ...row, name: 'Space Pack' }],
  })
  const { violations } = priceCart(cartOf('1 orboot'), shop, { expectedCombos: ['space_pack'] })
  expect(violations.map((violation) => violationPopup(violation, shop).message)).toEqual([
    'Space Pack is no longer complete. Its products stay in your cart at their own prices.',
  ])
})

describe('a violation whose figures and names are missing', () => {
  it.each<[ViolationCode, string, string]>([
    ['gamepads-excess', 'Please make sure to match', 'Remove 0 Gamepad'],
    ['gamepads-short', 'Please make sure to match', 'Add 0 Gamepad'],
    ['one-sku-quantity', 'With this coupon you can buy one of each: no_such_sku.', 'Reduce'],
    ['combo-broken', 'A combo is no longer complete.', 'Update cart'],
  ])('%s still makes a sentence', (code, message, label) => {
    const popup = violationPopup(
      { code, skus: ['no_such_sku'], figures: {}, approve: 'hidePopup' },
      shops.US,
    )
    expect(popup.message).toContain(message)
    expect(popup.approve.label).toContain(label)
  })
})
