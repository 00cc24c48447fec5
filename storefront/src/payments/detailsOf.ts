import type { CountryCode, IsoDate, Purchase } from '@stemside/rules'
import type { CheckoutScreenProps } from '@stemside/ui/screens/CheckoutScreen'
import type { CheckoutDetails } from '../state/purchase.ts'
import { confirmedToken, tokenOf } from './sandbox.ts'

type CheckoutOrder = Parameters<CheckoutScreenProps['onSubmit']>[0]

/** The form's values as an order sends them: the card is replaced by its token. */
export function detailsOf(
  { details, payment }: CheckoutOrder,
  country: CountryCode,
  today: IsoDate | undefined,
): CheckoutDetails {
  const { name, email, phone, dialCode, line2, ...address } = details
  return {
    customer: { name, email, phone, dialCode },
    address: { ...address, ...(line2 ? { line2 } : {}), country },
    payment: {
      provider: payment.provider,
      token: payment.provider === 'paypal' ? confirmedToken : tokenOf(payment.card, today),
    },
  }
}

/** A purchase back in the form's own fields, all but its card. */
export function formValuesOf({ customer, address }: Purchase): Readonly<Record<string, string>> {
  return { ...customer, ...address }
}
