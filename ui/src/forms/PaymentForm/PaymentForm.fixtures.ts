import type { CountryCode } from '@stemside/rules'
import { totals } from '../CheckoutForm/CheckoutForm.fixtures.ts'

/** What is to be paid there. */
export function paymentIn(country: CountryCode) {
  return { country, submitLabel: `Pay ${totals[country]}` }
}

/** The sandbox's good card, as it is typed. */
export const goodCard = {
  number: '4242424242424242',
  grouped: '4242 4242 4242 4242',
  mistyped: '4242424242424241',
  expiry: '1230',
  code: '123',
  holder: 'Sam Sample',
} as const
