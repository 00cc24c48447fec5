import { expect, test } from 'vitest'
import { shopWith, spring, welcome } from '../test/storeStub.ts'
import { removeCoupon } from './removeCoupon.ts'

test('undo attaches the automatic coupon, and it applies automatically again', () => {
  const { shop } = shopWith()
  removeCoupon(shop)
  expect(shop.coupon.state.applied).toBeUndefined()
  expect(shop.coupon.state.isAutomaticRemoved).toBe(true)
  expect(shop.cart.state.notice).toBe('SPRING30 removed')
  shop.cart.undoRemoval()
  expect(shop.coupon.state.applied).toEqual(spring)
  expect(shop.coupon.state.origin).toBe('automatic')
  expect(shop.coupon.state.isAutomaticRemoved).toBe(false)
  expect(shop.cart.state.notice).toBe('SPRING30 is back')
})

test('"use it again" restores the automatic coupon after the undo is gone', () => {
  const { shop } = shopWith()
  removeCoupon(shop)
  shop.cart.add('orboot', shop.market.state.catalogue)
  expect(shop.cart.state.undo).toBeUndefined()
  shop.coupon.restoreAutomatic()
  expect(shop.coupon.state.applied).toEqual(spring)
  expect(shop.coupon.state.isAutomaticRemoved).toBe(false)
})

test('a message says which coupon applies after a typed one is removed', () => {
  const { shop } = shopWith()
  shop.coupon.use(welcome)
  removeCoupon(shop)
  expect(shop.cart.state.notice).toBe('WELCOME10 removed; SPRING30 applies now')
  shop.cart.undoRemoval()
  expect(shop.coupon.state.applied).toEqual(welcome)
  expect(shop.coupon.state.origin).toBe('typed')
})

test('a gift is removed with its coupon, and both are restored', () => {
  const { shop } = shopWith()
  const { basisPoints: _, ...rest } = { ...spring, basisPoints: 0 }
  shop.coupon.attach({ ...rest, kind: 'gift', code: 'GIFT99' }, 'typed')
  shop.cart.replace({ lines: [{ sku: 'orboot', quantity: 3 }], gift: 'orboot_mars' })
  removeCoupon(shop)
  expect(shop.cart.state.gift).toBeUndefined()
  shop.cart.undoRemoval()
  expect(shop.cart.state.gift).toBe('orboot_mars')
  expect(shop.coupon.state.applied?.code).toBe('GIFT99')
})

test('a shopper who opens the cart overlay later sees no message of a removal', () => {
  const { shop } = shopWith()
  removeCoupon(shop)
  shop.cart.openOverlay()
  expect(shop.cart.state.notice).toBeUndefined()
})
