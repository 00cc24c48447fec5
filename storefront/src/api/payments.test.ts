import { expect, test } from 'vitest'
import { confirmationFrom } from './payments.ts'

const confirm = { by: 'window', until: '2026-11-21T14:05:00.000Z' } as const

test.each([
  ['/payments/sandbox/one', undefined, '/payments/sandbox/one'],
  ['/payments/sandbox/one', 'https://store.example', 'https://store.example/payments/sandbox/one'],
  ['https://pay.example/one', undefined, 'https://pay.example/one'],
  ['https://pay.example/one', 'https://store.example', 'https://pay.example/one'],
  [undefined, 'https://store.example', undefined],
])('the page %s of a store at %s is %s (§7.38)', (page, origin, address) => {
  const { page: read } = confirmationFrom({ ...confirm, ...(page && { page }) }, origin)
  expect(read).toBe(address)
})
