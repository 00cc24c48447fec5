import type { CountryCode, IsoDate } from '@stemside/rules'
import { totals } from '../CheckoutForm/CheckoutForm.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The date of these stories. */
export const today: IsoDate = '2026-11-21'

/** The button's text in a country. */
export const paymentIn = recorded((country: CountryCode) => {
  return { country, today, submitLabel: `Pay ${totals[country]}` }
})

/** The sandbox card that is approved, as typed. */
export const goodCard = {
  number: '4242424242424242',
  grouped: '4242 4242 4242 4242',
  mistyped: '4242424242424241',
  expiry: '1230',
  /** The month before `today`. */
  expired: '10/26',
  code: '123',
  holder: 'Sam Sample',
} as const
