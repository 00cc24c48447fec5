/*
 * The payment providers' sandbox, as their own script would stand in the page: it turns a card into
 * a token, so that no card number ever reaches the store (decisions, "Payments").
 */

const declinedCard = '4000000000000002'
const silentCard = '4000000000000341'

/** The token of a card: one that is approved, declined, or never answered. */
export function tokenOf(cardNumber: string): string {
  const digits = cardNumber.replace(/\D/g, '')
  if (digits === declinedCard) return 'sandbox_decline'
  if (digits === silentCard) return 'sandbox_timeout'
  return 'sandbox_approve'
}

/** The token of a shopper who confirms at the provider's own page, as with PayPal. */
export const confirmedToken = 'sandbox_approve'
