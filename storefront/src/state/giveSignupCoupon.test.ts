import type { Coupon } from '@stemside/rules'
import { couponToWire } from '@stemside/rules/contract/mappers'
import { afterEach, expect, test, vi } from 'vitest'
import { fill, shopWith, trynew } from '../test/storeStub.ts'
import { giveSignupCoupon } from './giveSignupCoupon.ts'

/* TRYNEW, 15 %, for a new account (§4.28, §9.19). SPRING30, 30 %, is applied. */

afterEach(() => void vi.useRealTimers())

function shopWithTrynew(coupon: Coupon = trynew) {
  const body = { status: 'success', coupon: couponToWire(coupon) }
  return shopWith({ '/get_coupon': { status: 200, body } }).shop
}

const waiting = ({ coupon }: ReturnType<typeof shopWithTrynew>) =>
  coupon.state.waiting.map(({ coupon: { code }, from }) => `${code} ${from}`)

test.each([[[]], [['orboot']]])(
  'TRYNEW waits beside the better coupon with the cart %j',
  async (skus) => {
    const shop = shopWithTrynew()
    fill(shop, ...skus)
    await giveSignupCoupon(shop)
    expect(shop.coupon.state.applied?.code).toBe('SPRING30')
    expect(waiting(shop)).toEqual(['TRYNEW signup'])
  },
)

test('the popup of TRYNEW waits until the account popup has closed', async () => {
  vi.useFakeTimers()
  const shop = shopWithTrynew()
  shop.dialogs.open({ id: 'account', request: { mode: 'signup' } })
  await giveSignupCoupon(shop)
  expect(shop.dialogs.isOpen('signup-coupon')).toBe(false)
  shop.dialogs.close('account')
  vi.runAllTimers()
  expect(shop.dialogs.find('signup-coupon')?.coupon.code).toBe('TRYNEW')
})

test('TRYNEW is applied if the shopper had removed the automatic coupon', async () => {
  const shop = shopWithTrynew()
  shop.coupon.remove()
  await giveSignupCoupon(shop)
  expect(shop.coupon.state.applied?.code).toBe('TRYNEW')
})

test.each<[string, Coupon]>([
  ['is over', { ...trynew, isActive: false }],
  ['is for another country', { ...trynew, countries: ['IN'] }],
])('TRYNEW brings nothing if it %s', async (_case, coupon) => {
  const shop = shopWithTrynew(coupon)
  await giveSignupCoupon(shop)
  expect(waiting(shop)).toEqual([])
  expect(shop.dialogs.isOpen('signup-coupon')).toBe(false)
})

test('no coupon is given if the store does not answer', async () => {
  const { shop } = shopWith({ '/get_coupon': 'unreachable' })
  await giveSignupCoupon(shop)
  expect(waiting(shop)).toEqual([])
  expect(shop.dialogs.isOpen('signup-coupon')).toBe(false)
})
