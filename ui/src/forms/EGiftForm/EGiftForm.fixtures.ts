import { eGiftAmounts, formatMoney, nothing, type CountryCode, type IsoDate } from '@stemside/rules'
import type { EGiftValues } from '@stemside/rules/validation'
import { filledIn as checkout } from '../CheckoutForm/CheckoutForm.fixtures.ts'
import type { FormValues } from '../Form/index.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** The store's date in these stories. */
export const today: IsoDate = '2026-11-21'

/** What the form begins with: the country's second amount, the first design, today. */
export const firstChoice = recorded((country: CountryCode) => {
  const amount = eGiftAmounts(country)[1] ?? nothing
  return {
    country,
    today,
    price: formatMoney(amount, country),
    initialValues: { amount: String(amount), design: 'birthday', deliverOn: today },
  }
})

const { cardNumber = '', cardExpiry = '', cardCode = '', cardHolder = '' } = checkout

/** A gift of Maya to Ada, with the sandbox card that is approved. */
export const filledIn: FormValues = {
  ...firstChoice('US').initialValues,
  recipientName: 'Ada Sample',
  recipientEmail: 'ada@example.com',
  senderName: 'Maya Sample',
  senderEmail: 'maya@example.com',
  message: 'For the globe that you wanted.',
  deliverOn: '2026-12-24',
  cardNumber,
  cardExpiry,
  cardCode,
  cardHolder,
}

/** The same gift as the rules normalise it. */
export const checked: EGiftValues = {
  amount: 5000,
  design: 'birthday',
  recipientName: 'Ada Sample',
  recipientEmail: 'ada@example.com',
  senderName: 'Maya Sample',
  senderEmail: 'maya@example.com',
  message: 'For the globe that you wanted.',
  deliverOn: '2026-12-24',
}
