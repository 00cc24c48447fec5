import * as z from 'zod/mini'
import { succeeded, type Endpoint } from './endpoint.ts'
import { paymentCalls, providerCalls } from './paymentCalls.ts'

/* Payments that the payer confirms at the provider: on PayPal's page, at the bank, or in a UPI app (§7.39). */

/** How the payer confirms a payment. */
export const confirmationSchema = z.object({
  /** `window`: on the provider's page. `bank`: on the bank's page. `app`: on a phone. */
  by: z.enum(['window', 'bank', 'app']),
  /** The page, as a full address or as a path of the store. Absent if there is nothing to open. */
  page: z.optional(z.string()),
  /** Until when: ISO 8601. */
  until: z.string(),
})
export type WireConfirmation = z.infer<typeof confirmationSchema>

/**
 * What became of an order or an e-gift with an Idempotency-Key. `unconfirmed`: the payer has not confirmed the payment
 * yet. `refused`: the provider refused it, or the shop ended it.
 */
export const askedSaleSchema = z.object({
  status: succeeded,
  state: z.enum(['none', 'running', 'unconfirmed', 'refused', 'placed']),
  /** Present if `unconfirmed`. */
  confirm: z.optional(confirmationSchema),
  /** Present if `refused`: why, in a sentence. */
  reason: z.optional(z.string()),
  /** Present if an order is `placed`. */
  orderId: z.optional(z.string()),
})
export type WireAskedSale = z.infer<typeof askedSaleSchema>

export const paymentEndpoints = {
  cancelOrderPayment: {
    ...paymentCalls.cancelOrderPayment,
    summary: 'Ends the payment of an order that the payer has not confirmed yet.',
    response: askedSaleSchema,
    refusals: [429, 503],
  },
  cancelEGiftPayment: {
    ...paymentCalls.cancelEGiftPayment,
    summary: 'Ends the payment of an e-gift that the payer has not confirmed yet.',
    response: askedSaleSchema,
    refusals: [429, 503],
  },
} as const satisfies Record<string, Endpoint>

export const providerEndpoints = {
  receiveWebhook: {
    ...providerCalls.receiveWebhook,
    summary:
      'Takes a signed webhook of a payment provider, and asks the provider what became of the payment.',
    bodyType: 'text',
    body: z.string(),
    response: z.object({ status: succeeded }),
    refusals: [404, 429, 503],
  },
} as const satisfies Record<string, Endpoint>
