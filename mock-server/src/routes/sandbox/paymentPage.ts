import { formatMoney } from '@stemside/rules'
import { html } from '../../base/html.ts'
import { sheet, sheetPage } from '../../base/sheetPage.ts'
import type { Decision, SandboxPayment } from '../../payments/sandbox/sandbox.ts'

/** Whose page the sandbox plays. */
const names = { window: 'PayPal', bank: 'your bank', app: 'your UPI app' } as const

const buttons: Readonly<Record<Decision, string>> = {
  approved: 'Approve',
  uncovered: 'Approve, without enough money',
  declined: 'Decline',
  left: 'Cancel',
}

/** What the page says once the payment has ended. */
const ends: Readonly<Record<Exclude<SandboxPayment['state'], 'waiting'>, string>> = {
  approved: 'You have approved this payment.',
  taken: 'You have approved this payment.',
  uncovered: 'You have approved this payment, but there is not enough money for it.',
  declined: 'You have declined this payment.',
  left: 'You have cancelled this payment.',
  cancelled: 'The shop has ended this payment. Nothing was charged.',
  expired: 'The time for this payment is over. Nothing was charged.',
  'given-back': 'This payment was given back.',
}

/** The page where a payer answers a payment, or reads what became of it. */
export function paymentPage({ amount, country, state, asked }: SandboxPayment): string {
  const name = `Practice page of ${names[asked.by]}`
  const title = formatMoney(amount, country)
  if (state !== 'waiting') {
    return sheetPage({
      name,
      title,
      lead: `${ends[state]} You can close this window and go back to the shop.`,
    })
  }
  return sheetPage({
    name,
    title,
    lead: 'This shop has no keys of a payment provider. No money moves; choose what the payer does.',
    content: html`<form method="post">
      ${Object.entries(buttons).map(
        ([decision, text]) =>
          html`<button style="${sheet.button}" name="decision" value="${decision}">
            ${text}
          </button>`,
      )}
    </form>`,
  })
}
