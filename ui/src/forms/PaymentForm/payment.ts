import {
  countries,
  isCardExpired,
  readCardExpiry,
  westernDigits,
  type CardExpiry,
  type CountryCode,
  type IsoDate,
} from '@stemside/rules'
import type { FieldMessages, Validated } from '@stemside/rules/validation'
import type { FormValues } from '../Form/index.ts'

/** The values of a card's fields. They go to the payment provider, never to the shop's server. */
export interface CardFields {
  /** Digits only. */
  readonly number: string
  /** MM/YY. */
  readonly expiry: string
  readonly securityCode: string
  readonly holder: string
}

/** Without a card, the payer approves the payment: in PayPal's window, or in a UPI app through Razorpay. */
export type Payment =
  | { readonly provider: 'stripe' | 'razorpay'; readonly card: CardFields }
  | { readonly provider: 'paypal' | 'razorpay' }

/** A way to pay: a card at a provider, or an account of the payer. */
export type PaymentMethod = Payment['provider'] | 'upi'

/** The ways to pay in a country, the usual one first. Razorpay takes UPI and cards. */
export function paymentMethods(country: CountryCode): readonly PaymentMethod[] {
  return countries[country].payments.flatMap((provider): PaymentMethod[] =>
    provider === 'razorpay' ? ['upi', provider] : [provider],
  )
}

/** The button's text, such as "Pay $97.48 with PayPal". */
export function payLabel(total: string, method: string | undefined): string {
  if (method === 'paypal') return `Pay ${total} with PayPal`
  return method === 'upi' ? `Pay ${total} by UPI` : `Pay ${total}`
}

/**
 * Checks that the fields could be a valid card that has not expired. Only the provider knows
 * whether it exists. The check is here and not in the rules, because only this form ever sees a
 * card.
 * @param today - undefined while the date is not known; the provider still refuses an expired card
 */
export function checkPayment(values: FormValues, today: IsoDate | undefined): Validated<Payment> {
  const provider = values['provider']
  if (provider === 'paypal') return { ok: true, values: { provider } }
  if (provider === 'upi') return { ok: true, values: { provider: 'razorpay' } }
  if (provider !== 'stripe' && provider !== 'razorpay') {
    return { ok: false, messages: { provider: 'Choose how to pay' } }
  }
  const expiry = readCardExpiry(values['cardExpiry'] ?? '')
  const card: CardFields = {
    number: westernDigits(values['cardNumber'] ?? '').replace(/[\s\p{Pd}]/gu, ''),
    expiry: expiry ?? '',
    securityCode: westernDigits(values['cardCode'] ?? '').trim(),
    holder: (values['cardHolder'] ?? '').trim(),
  }
  const messages: FieldMessages = {
    ...numberMessage(card.number),
    ...expiryMessage(expiry, today),
    ...(!/^\d{3,4}$/u.test(card.securityCode) && { cardCode: 'Enter the 3 or 4 digits' }),
    ...(card.holder === '' && { cardHolder: 'Enter the name on your card' }),
  }
  return Object.keys(messages).length === 0
    ? { ok: true, values: { provider, card } }
    : { ok: false, messages }
}

function numberMessage(digits: string): FieldMessages {
  if (digits === '') return { cardNumber: 'Enter the number on your card' }
  return isCardNumber(digits)
    ? {}
    : { cardNumber: 'This is not the number on a card: check its digits' }
}

function expiryMessage(expiry: CardExpiry | undefined, today: IsoDate | undefined): FieldMessages {
  if (expiry === undefined) return { cardExpiry: 'Enter it as MM/YY' }
  if (today === undefined || !isCardExpired(expiry, today)) return {}
  return { cardExpiry: `This card expired in ${expiry}` }
}

/** Whether there are 13 to 19 digits with a correct check digit (ISO/IEC 7812). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/u.test(digits)) return false
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const value = (digits.length - index) % 2 === 0 ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** 4242424242424242 → 4242 4242 4242 4242. */
export function groupCardNumber(text: string): string {
  return westernDigits(text)
    .replace(/\D/gu, '')
    .replace(/(\d{4})(?=\d)/gu, '$1 ')
}

/**
 * 1230 → 12/30, 1/30 → 01/30. A year of four digits stays, because nothing that was typed is cut.
 */
export function groupExpiry(text: string): string {
  const digits = westernDigits(text)
    .replace(/^(\d)\//u, '0$1')
    .replace(/\D/gu, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
