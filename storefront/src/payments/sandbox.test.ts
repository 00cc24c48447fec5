import { expect, test } from 'vitest'
import { tokenFor } from './detailsOf.ts'
import { tokenOf } from './sandbox.ts'

const today = '2026-11-23'

test.each([
  ['4242 4242 4242 4242', '12/30', 'sandbox_approve'],
  ['4242 4242 4242 4242', '11/26', 'sandbox_approve'],
  ['4242 4242 4242 4242', '10/26', 'sandbox_expired'],
  ['4242 4242 4242 4242', '12/20', 'sandbox_expired'],
  ['4242 4242 4242 4242', 'soon', 'sandbox_decline'],
  ['4000 0000 0000 0002', '12/30', 'sandbox_decline'],
  ['4000 0000 0000 0341', '12/30', 'sandbox_timeout'],
  ['4000 0025 0000 3155', '12/30', 'sandbox_bank'],
  ['4000 0025 0000 3155', '10/26', 'sandbox_expired'],
])('the card %s until %s becomes %s (§7.31)', (number, expiry, token) => {
  expect(tokenOf({ number, expiry }, today)).toBe(token)
})

test('PayPal is confirmed in its window (§2.98)', () => {
  expect(tokenFor({ provider: 'paypal' }, today)).toBe('sandbox_window')
})

test('UPI is confirmed in an app (§2.98)', () => {
  expect(tokenFor({ provider: 'razorpay' }, today)).toBe('sandbox_app')
})
