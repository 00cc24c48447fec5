// @vitest-environment jsdom
import { couponToWire } from '@stemside/rules/contract/mappers'
import { expect, test, vi } from 'vitest'
import { shopWith, trynew } from '../test/storeStub.ts'
import { openFromAddress } from './openFromAddress.ts'
import { limits } from '../../../scripts/gate/limits.ts'

function shopAt(address: string) {
  window.history.replaceState(null, '', address)
  const body = { status: 'success', coupon: couponToWire(trynew) }
  return shopWith({ '/get_coupon': { status: 200, body } }).shop
}

test('a sign-up with Google brings its coupon once, and the mark leaves the address (§9.19)', async () => {
  const shop = shopAt('/shop?sort=new&account=new#top')
  openFromAddress(shop, window)
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/shop?sort=new#top',
  )
  await vi.waitFor(
    () => expect(shop.coupon.state.waiting.map(({ coupon }) => coupon.code)).toEqual(['TRYNEW']),
    limits.expectation,
  )
  expect(shop.dialogs.find('signup-coupon')?.coupon.code).toBe('TRYNEW')
})

test('another address stays as it is', () => {
  const shop = shopAt('/shop?account=old')
  openFromAddress(shop, window)
  expect(window.location.search).toBe('?account=old')
  expect(shop.dialogs.state).toEqual(shopAt('/').dialogs.state)
})
