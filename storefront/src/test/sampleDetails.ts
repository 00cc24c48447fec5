import type { CheckoutDetails } from '../state/purchase.ts'

/** What a fictional shopper in the US has typed into checkout, to be paid by card. */
export const sampleDetails: CheckoutDetails = {
  customer: { name: 'Ada Sample', email: 'ada@example.com', phone: '5550100123', dialCode: '+1' },
  address: {
    line1: '1 Sample Street',
    city: 'Springfield',
    state: 'IL',
    postcode: '62701',
    country: 'US',
  },
  payment: { provider: 'stripe', token: 'sandbox_approve' },
}
