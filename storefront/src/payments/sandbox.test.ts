import { expect, test } from 'vitest'
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
])('the card %s until %s becomes %s (§7.31)', (number, expiry, token) => {
  expect(tokenOf({ number, expiry }, today)).toBe(token)
})
