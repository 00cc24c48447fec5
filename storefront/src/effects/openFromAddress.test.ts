// @vitest-environment jsdom
import { couponToWire } from '@stemside/rules/contract/mappers'
import { expect, test, vi } from 'vitest'
import { storesWith, trynew } from '../test/storeStub.ts'
import { openFromAddress } from './openFromAddress.ts'
import { limits } from '../../../scripts/gate/limits.ts'

function storesAt(address: string) {
  window.history.replaceState(null, '', address)
  const body = { status: 'success', coupon: couponToWire(trynew) }
  return storesWith({ '/get_coupon': { status: 200, body } }).stores
}

test('a sign-up with Google brings its coupon once, and the mark leaves the address (§9.19)', async () => {
  const stores = storesAt('/shop?sort=new&account=new#top')
  openFromAddress(stores, window)
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/shop?sort=new#top',
  )
  await vi.waitFor(
    () => expect(stores.coupon.state.waiting.map(({ coupon }) => coupon.code)).toEqual(['TRYNEW']),
    limits.expectation,
  )
  expect(stores.dialogs.find('signup-coupon')?.coupon.code).toBe('TRYNEW')
})

test('another address stays as it is', () => {
  const stores = storesAt('/shop?account=old')
  openFromAddress(stores, window)
  expect(window.location.search).toBe('?account=old')
  expect(stores.dialogs.state).toEqual(storesAt('/').dialogs.state)
})
