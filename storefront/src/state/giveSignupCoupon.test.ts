import type { Coupon } from '@stemside/rules'
import { couponToWire } from '@stemside/rules/contract/mappers'
import { afterEach, expect, test, vi } from 'vitest'
import { fill, storesWith, trynew } from '../test/storeStub.ts'
import { giveSignupCoupon } from './giveSignupCoupon.ts'

/* TRYNEW, 15 %, for a new account (§4.28, §9.19). SPRING30, 30 %, is applied. */

afterEach(() => void vi.useRealTimers())

function storesWithTrynew(coupon: Coupon = trynew) {
  const body = { status: 'success', coupon: couponToWire(coupon) }
  return storesWith({ '/get_coupon': { status: 200, body } }).stores
}

const waiting = ({ coupon }: ReturnType<typeof storesWithTrynew>) =>
  coupon.state.waiting.map(({ coupon: { code }, from }) => `${code} ${from}`)

test.each([[[]], [['orboot']]])(
  'TRYNEW waits beside the better coupon with the cart %j',
  async (skus) => {
    const stores = storesWithTrynew()
    fill(stores, ...skus)
    await giveSignupCoupon(stores)
    expect(stores.coupon.state.applied?.code).toBe('SPRING30')
    expect(waiting(stores)).toEqual(['TRYNEW signup'])
  },
)

test('the popup of TRYNEW waits until the account popup has closed', async () => {
  vi.useFakeTimers()
  const stores = storesWithTrynew()
  stores.dialogs.open({ id: 'account', request: { mode: 'signup' } })
  await giveSignupCoupon(stores)
  expect(stores.dialogs.isOpen('signup-coupon')).toBe(false)
  stores.dialogs.close('account')
  vi.runAllTimers()
  expect(stores.dialogs.find('signup-coupon')?.coupon.code).toBe('TRYNEW')
})

test('TRYNEW is applied if the shopper had removed the automatic coupon', async () => {
  const stores = storesWithTrynew()
  stores.coupon.remove()
  await giveSignupCoupon(stores)
  expect(stores.coupon.state.applied?.code).toBe('TRYNEW')
})

test.each<[string, Coupon]>([
  ['is over', { ...trynew, isActive: false }],
  ['is for another country', { ...trynew, countries: ['IN'] }],
])('TRYNEW brings nothing if it %s', async (_case, coupon) => {
  const stores = storesWithTrynew(coupon)
  await giveSignupCoupon(stores)
  expect(waiting(stores)).toEqual([])
  expect(stores.dialogs.isOpen('signup-coupon')).toBe(false)
})

test('no coupon is given if the store does not answer', async () => {
  const { stores } = storesWith({ '/get_coupon': 'unreachable' })
  await giveSignupCoupon(stores)
  expect(waiting(stores)).toEqual([])
  expect(stores.dialogs.isOpen('signup-coupon')).toBe(false)
})
