import type { EGift } from '../api/eGifts.ts'

/** An e-gift of $50 between fictional people. */
export const sampleGift: EGift = {
  countryCode: 'US',
  amount: 50,
  recipient: { name: 'Ben Sample', email: 'ben@example.com' },
  sender: { name: 'Ada Sample', email: 'ada@example.com' },
  deliverOn: '2026-12-24',
  payment: { provider: 'paypal', token: 'sandbox_window' },
}
