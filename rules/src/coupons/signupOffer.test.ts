import { seedCoupons } from '../../seed/index.ts'
import { expect, test } from 'vitest'
import { signupOffer } from './signupOffer.ts'

test('the form of a new account promises what the store’s coupon takes off (§9.19)', () => {
  expect(seedCoupons[signupOffer.code]).toMatchObject(signupOffer)
})
