import { countries, type CountryCode, type IsoDate, type Purchase } from '@stemside/rules'
import type { CheckoutScreenProps } from '@stemside/ui/screens/CheckoutScreen'
import type { CheckoutDetails } from '../state/purchase.ts'
import type { Payment } from '@stemside/ui/forms/PaymentForm'
import { appToken, tokenOf, windowToken } from './sandbox.ts'

/** The token if a gift card pays everything: the store charges no provider. */
const nothingToCharge = 'gift_card'

type CheckoutOrder = Parameters<CheckoutScreenProps['onSubmit']>[0]

/** Turns the form's values into an order's details. The card is replaced by its token. */
export function detailsOf(
  { details, payment }: CheckoutOrder,
  country: CountryCode,
  today: IsoDate | undefined,
): CheckoutDetails {
  const { name, email, phone, dialCode, line2, ...rest } = details
  const { isPresent, recipient, presentMessage, hidesPrices, ...others } = rest
  const { recipientPhone, recipientDialCode = '', ...address } = others
  return {
    customer: { name, email, phone, dialCode },
    address: { ...address, ...(line2 ? { line2 } : {}), country },
    payment:
      payment === undefined
        ? { provider: countries[country].payments[0], token: nothingToCharge }
        : { provider: payment.provider, token: tokenFor(payment, today) },
    ...(isPresent && {
      present: {
        hidesPrices: Boolean(hidesPrices),
        ...(recipient ? { recipient } : {}),
        ...(recipientPhone && {
          recipientPhone: { phone: recipientPhone, dialCode: recipientDialCode },
        }),
        ...(presentMessage ? { message: presentMessage } : {}),
      },
    }),
  }
}

/** The provider's token for a payment. */
export function tokenFor(payment: Payment, today: IsoDate | undefined): string {
  if ('card' in payment) return tokenOf(payment.card, today)
  return payment.provider === 'paypal' ? windowToken : appToken
}

/** Turns a purchase back into the form's values, without the card. */
export function formValuesOf({
  customer,
  address,
  present,
}: Pick<Purchase, 'customer' | 'address' | 'present'>): Readonly<Record<string, string>> {
  return {
    ...customer,
    ...address,
    ...(present && {
      isPresent: 'on',
      recipient: present.recipient ?? '',
      recipientPhone: present.recipientPhone?.phone ?? '',
      ...(present.recipientPhone && { recipientDialCode: present.recipientPhone.dialCode }),
      presentMessage: present.message ?? '',
      hidesPrices: present.hidesPrices ? 'on' : '',
    }),
  }
}
