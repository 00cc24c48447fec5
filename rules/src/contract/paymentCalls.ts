import { post, type Call } from './calls.ts'

/* Apart from calls.ts, so that a page that does not pay loads nothing of this table. */

/** Payments that the payer confirms at the provider (§7.39). */
export const paymentCalls = {
  cancelOrderPayment: post('/orders/by-key/:key/cancel'),
  cancelEGiftPayment: post('/egift/by-key/:key/cancel'),
} as const satisfies Record<string, Call>

/** What providers call (§7.40). */
export const providerCalls = {
  receiveWebhook: post('/payments/webhook/:provider'),
} as const satisfies Record<string, Call>
