import { money } from '@stemside/rules'

/** A payment of each country that waits: in PayPal's window, at the bank of a card, in a UPI app. */
export const waitsIn = {
  US: {
    by: 'window',
    country: 'US',
    total: money('97.48', 'US'),
    until: '2026-11-21T14:05:00.000Z',
    page: '#paypal',
  },
  GB: {
    by: 'bank',
    country: 'GB',
    total: money('64.98', 'GB'),
    until: '2026-11-21T14:05:00.000Z',
    page: '#bank',
  },
  IN: {
    by: 'app',
    country: 'IN',
    total: money('3499', 'IN'),
    until: '2026-11-21T14:05:00.000Z',
  },
} as const

/** Why the payment could not be ended, in the words of the shop. */
export const refusal = 'This payment could not be ended, so it is still open. Please try again.'
