import { expect, test } from 'vitest'
import { storesWith, spring, welcome } from '../test/storeStub.ts'
import { removeCoupon } from './removeCoupon.ts'

test('undo attaches the automatic coupon, and it applies automatically again', () => {
  const { stores } = storesWith()
  removeCoupon(stores)
  expect(stores.coupon.state.applied).toBeUndefined()
  expect(stores.coupon.state.isAutomaticRemoved).toBe(true)
  expect(stores.cart.state.notice).toBe('SPRING30 removed')
  stores.cart.undoRemoval()
  expect(stores.coupon.state.applied).toEqual(spring)
  expect(stores.coupon.state.origin).toBe('automatic')
  expect(stores.coupon.state.isAutomaticRemoved).toBe(false)
  expect(stores.cart.state.notice).toBe('SPRING30 is back')
})

test('"use it again" restores the automatic coupon after the undo is gone', () => {
  const { stores } = storesWith()
  removeCoupon(stores)
  stores.cart.add('orboot', stores.prices.state.catalogue)
  expect(stores.cart.state.undo).toBeUndefined()
  stores.coupon.restoreAutomatic()
  expect(stores.coupon.state.applied).toEqual(spring)
  expect(stores.coupon.state.isAutomaticRemoved).toBe(false)
})

test('a message says which coupon applies after a typed one is removed', () => {
  const { stores } = storesWith()
  stores.coupon.use(welcome)
  removeCoupon(stores)
  expect(stores.cart.state.notice).toBe('WELCOME10 removed; SPRING30 applies now')
  stores.cart.undoRemoval()
  expect(stores.coupon.state.applied).toEqual(welcome)
  expect(stores.coupon.state.origin).toBe('typed')
})

test('a gift is removed with its coupon, and both are restored', () => {
  const { stores } = storesWith()
  const { basisPoints: _, ...rest } = { ...spring, basisPoints: 0 }
  stores.coupon.attach({ ...rest, kind: 'gift', code: 'GIFT99' }, 'typed')
  stores.cart.replace({ lines: [{ sku: 'orboot', quantity: 3 }], gift: 'orboot_mars' })
  removeCoupon(stores)
  expect(stores.cart.state.gift).toBeUndefined()
  stores.cart.undoRemoval()
  expect(stores.cart.state.gift).toBe('orboot_mars')
  expect(stores.coupon.state.applied?.code).toBe('GIFT99')
})

test('a shopper who opens the cart overlay later sees no message of a removal', () => {
  const { stores } = storesWith()
  removeCoupon(stores)
  stores.cart.openOverlay()
  expect(stores.cart.state.notice).toBeUndefined()
})
