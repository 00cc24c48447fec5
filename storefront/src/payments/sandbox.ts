import { isCardExpired, readCardExpiry, type IsoDate } from '@stemside/rules'

/* The sandbox of the payment providers. It stands in for their script: it turns a card into a
   token, so that no card number reaches the store (§7.31). */

const declinedCard = '4000000000000002'
const silentCard = '4000000000000341'
/** Its bank asks the payer to confirm (3-D Secure). */
const bankCard = '4000002500003155'

interface SandboxCard {
  readonly number: string
  /** MM/YY. */
  readonly expiry: string
}

/** The token of a card: approved, declined, expired, never answered, or confirmed at the bank. */
export function tokenOf(card: SandboxCard, today: IsoDate | undefined): string {
  const expiry = readCardExpiry(card.expiry)
  if (expiry === undefined) return 'sandbox_decline'
  if (today !== undefined && isCardExpired(expiry, today)) return 'sandbox_expired'
  const digits = card.number.replace(/\D/g, '')
  if (digits === declinedCard) return 'sandbox_decline'
  if (digits === silentCard) return 'sandbox_timeout'
  if (digits === bankCard) return 'sandbox_bank'
  return 'sandbox_approve'
}

/** The token of a shopper who confirms in the provider's own window, such as PayPal's. */
export const windowToken = 'sandbox_window'

/** The token of a shopper who confirms in a UPI app. */
export const appToken = 'sandbox_app'
