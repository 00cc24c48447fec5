import { describe, expect, it } from 'vitest'
import { cartOf, shops, shopWithout, textOf } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { Catalogue } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { CartCallback, PricingContext } from '../pricing/types.ts'
import { cartCallbacks } from './cartCallbacks.ts'

const press = (
  callback: CartCallback,
  cart: string,
  country: CountryCode,
  context: PricingContext = {},
) => cartCallbacks[callback]({ cart: cartOf(cart), context }, shops[country])

describe('what the buttons of cart-rule popups do (§4.59)', () => {
  it.each<{
    it: string
    callback: CartCallback
    country: CountryCode
    before: string
    after: string
  }>([
    {
      it: 'adds the missing gamepads',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '2 plugo_count, 1 plugo_link',
      after: '2 plugo_count, 3 plugo_gamepad, 1 plugo_link',
    },
    {
      it: 'removes surplus gamepads',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '1 plugo_count, 4 plugo_gamepad',
      after: '1 plugo_count, 1 plugo_gamepad',
    },
    {
      it: 'removes gamepads from a cart without kits',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '1 orboot, 2 plugo_gamepad',
      after: '1 orboot',
    },
    {
      it: 'adds no gamepads for exempt kits',
      callback: 'matchGamepadCountWithKits',
      country: 'GB',
      before: '2 plugo_detective, 1 plugo_count',
      after: '1 plugo_count, 2 plugo_detective, 1 plugo_gamepad',
    },
    {
      it: 'keeps the gamepad of exempt kits',
      callback: 'matchGamepadCountWithKits',
      country: 'GB',
      before: '1 plugo_detective, 1 plugo_gamepad',
      after: '1 plugo_detective, 1 plugo_gamepad',
    },
    {
      it: 'keeps surplus gamepads in IN',
      callback: 'matchGamepadCountWithKits',
      country: 'IN',
      before: '1 plugo_count, 4 plugo_gamepad',
      after: '1 plugo_count, 4 plugo_gamepad',
    },
    {
      it: 'lowers kits if twenty gamepads are not enough',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '15 plugo_count, 1 orboot, 4 plugo_farm, 15 plugo_link',
      after: '1 orboot, 15 plugo_count, 4 plugo_farm, 20 plugo_gamepad, 1 plugo_link',
    },
    {
      it: 'lowers more than one kit',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '15 plugo_count, 4 plugo_farm, 10 plugo_letters, 15 plugo_link',
      after: '15 plugo_count, 4 plugo_farm, 20 plugo_gamepad, 1 plugo_letters',
    },
    {
      it: 'lowers neither exempt kits nor other toys',
      callback: 'matchGamepadCountWithKits',
      country: 'GB',
      before: '20 plugo_count, 1 plugo_farm, 9 plugo_detective, 1 tacto_chess',
      after: '20 plugo_count, 9 plugo_detective, 20 plugo_gamepad, 1 tacto_chess',
    },
    {
      it: 'lowers kits only',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '20 plugo_count, 1 plugo_farm, 1 tacto_chess',
      after: '20 plugo_count, 20 plugo_gamepad, 1 tacto_chess',
    },
    {
      it: 'lowers kits in a cart with an unknown sku',
      callback: 'matchGamepadCountWithKits',
      country: 'US',
      before: '20 plugo_count, 1 plugo_farm, 1 zzz',
      after: '20 plugo_count, 20 plugo_gamepad, 1 zzz',
    },
    {
      it: 'adds a gamepad for Plugo Detective in US',
      callback: 'fixPlugoAndGamepadInCart',
      country: 'US',
      before: '1 plugo_detective',
      after: '1 plugo_detective, 1 plugo_gamepad',
    },
    {
      it: 'removes lines that are not sold here',
      callback: 'removeUnbuyableLines',
      country: 'AE',
      before: '1 dabble_marble_run, 2 orboot, 1 whos_the_monster_in_oko',
      after: '2 orboot',
    },
    {
      it: 'removes lines without a price',
      callback: 'removeUnbuyableLines',
      country: 'US',
      before: '1 no_such_thing, 2 orboot, 1 space',
      after: '2 orboot',
    },
    {
      it: 'keeps the cart as it is',
      callback: 'hidePopup',
      country: 'US',
      before: '1 plugo_count',
      after: '1 plugo_count',
    },
    {
      it: 'keeps the cart as it is',
      callback: 'redirectToShop',
      country: 'US',
      before: '1 plugo_gamepad',
      after: '1 plugo_gamepad',
    },
  ])('$callback $it', ({ callback, country, before, after }) => {
    expect(textOf(press(callback, before, country).cart)).toBe(after)
  })

  it.each<{ it: string; shop: Catalogue; before: string; after: string }>([
    {
      it: 'lowers kits that are sold here, and not those that are withdrawn',
      shop: shopWithout('US', { withdrawn: ['plugo_piano'] }),
      before: '15 plugo_count, 15 plugo_link, 15 plugo_piano',
      after: '15 plugo_count, 20 plugo_gamepad, 5 plugo_link, 15 plugo_piano',
    },
    {
      it: 'removes kits if no gamepad can be bought',
      shop: shopWithout('US', { withdrawn: ['plugo_gamepad'] }),
      before: '1 orboot, 2 plugo_count, 1 plugo_gamepad',
      after: '1 orboot',
    },
    {
      it: 'keeps exempt kits if no gamepad can be bought',
      shop: shopWithout('GB', { unpriced: ['plugo_gamepad'] }),
      before: '1 plugo_count, 1 plugo_detective',
      after: '1 plugo_detective',
    },
  ])('matchGamepadCountWithKits $it', ({ shop, before, after }) => {
    const pressed = cartCallbacks.matchGamepadCountWithKits(
      { cart: cartOf(before), context: {} },
      shop,
    )
    expect(textOf(pressed.cart)).toBe(after)
    expect(() => priceCart(pressed.cart, shop)).not.toThrow()
  })

  it('reduceQuantityTo1 reduces the skus of the coupon, and no other', () => {
    const { cart, context } = press('reduceQuantityTo1', '3 plugo_count, 2 plugo_link', 'US', {
      coupon: coupons.ONEKIT10,
    })
    expect(textOf(cart)).toBe('1 plugo_count, 2 plugo_link')
    expect(context.coupon).toBe(coupons.ONEKIT10)
    expect(textOf(press('reduceQuantityTo1', '3 plugo_count', 'US').cart)).toBe('3 plugo_count')
  })

  it('fixComboError drops combos that no longer form, and keeps the lines and the coupon (§4.60)', () => {
    const context = {
      coupon: coupons.SPRING30,
      expectedCombos: ['tech_toy_pack', 'jurassic_stem_pack'],
    }
    const after = press('fixComboError', '1 orboot_dinos, 1 tacto_dinos', 'US', context)
    expect(after.context).toEqual({ ...context, expectedCombos: ['jurassic_stem_pack'] })
    expect(textOf(after.cart)).toBe('1 orboot_dinos, 1 tacto_dinos')
    expect(press('fixComboError', '1 orboot', 'US').context.expectedCombos).toEqual([])
  })

  it('removeAppliedCoupon removes the coupon, and the gift that came with it', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    const context = { coupon: coupons.GIFT99, isCouponUsedUp: true, expectedCombos: ['x'] }
    const after = cartCallbacks.removeAppliedCoupon({ cart, context }, shops.US)
    expect(after).toEqual({ cart: cartOf('3 tacto_chess'), context: { expectedCombos: ['x'] } })
  })

  it('removeAppliedCoupon keeps a gift that came with another coupon', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    const after = cartCallbacks.removeAppliedCoupon(
      { cart, context: { coupon: coupons.SPRING30 } },
      shops.US,
    )
    expect(after).toEqual({ cart, context: {} })
  })

  it('removeAppliedCoupon without a coupon changes nothing', () => {
    const cart = cartOf('3 tacto_chess', 'orboot_mars')
    expect(cartCallbacks.removeAppliedCoupon({ cart, context: {} }, shops.US)).toEqual({
      cart,
      context: {},
    })
  })
})

describe('a button that repairs a cart removes its violation', () => {
  it.each<{ it: string; country: CountryCode; cart: string; context: PricingContext }>([
    {
      it: 'not sold here',
      country: 'AE',
      cart: '1 dabble_marble_run, 1 orboot',
      context: {},
    },
    { it: 'without a price', country: 'US', cart: '1 space, 1 orboot', context: {} },
    { it: 'too few gamepads', country: 'US', cart: '3 plugo_count', context: {} },
    { it: 'too many', country: 'US', cart: '1 plugo_count, 9 plugo_gamepad', context: {} },
    { it: 'Detective in US', country: 'US', cart: '2 plugo_detective', context: {} },
    {
      it: 'one of each',
      country: 'US',
      cart: '3 plugo_count, 3 plugo_gamepad',
      context: { coupon: coupons.ONEKIT10 },
    },
    {
      it: 'a promised combo',
      country: 'US',
      cart: '1 orboot',
      context: { expectedCombos: ['tech_toy_pack'] },
    },
  ])('with the violation $it', ({ country, cart, context }) => {
    const [violation] = priceCart(cartOf(cart), shops[country], context).violations
    const mended = cartCallbacks[violation?.approve ?? 'hidePopup'](
      { cart: cartOf(cart), context },
      shops[country],
    )
    const codes = priceCart(mended.cart, shops[country], mended.context).violations.map(
      ({ code }) => code,
    )
    expect(violation).toBeDefined()
    expect(codes).not.toContain(violation?.code)
  })
})
