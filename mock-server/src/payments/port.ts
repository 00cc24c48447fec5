import type { CountryCode, MinorUnits, PaymentProvider } from '@stemside/rules'
import type { Confirmation } from '../base/Confirmation.ts'

/* What the shop asks of a payment provider. `docs/deploying/payments.md` tells how to write an adapter. */

export interface NewPayment {
  /** The shop's own id, stored before the provider is called. The provider keeps it, and its webhooks name it. */
  readonly intentId: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** The provider's token for a card, or for a way of paying such as PayPal. */
  readonly token: string
}

/**
 * - `paid`: the money was taken.
 * - `refused`: no money was taken, and none will be. `reason` is a sentence for the shopper.
 * - `unconfirmed`: the payer has not answered yet.
 *
 * `reference` is the provider's own id of the payment.
 */
export type PaymentState =
  | { readonly state: 'paid'; readonly reference: string; readonly amount: MinorUnits }
  | { readonly state: 'refused'; readonly reason: string }
  | {
      readonly state: 'unconfirmed'
      readonly reference: string
      readonly confirmation: Confirmation
    }

/** A payment that was begun. */
export interface Begun {
  readonly intentId: string
  /** Undefined if the answer to `create` was lost. The idempotency key of `create`, the intent's id, finds it then. */
  readonly reference: string | undefined
}

export interface Refund {
  /** The shop's own id, stored before the provider is called. */
  readonly refundId: string
  /** The provider's reference of the payment that is given back, whole or in part. */
  readonly reference: string
  readonly amount: MinorUnits
  readonly country: CountryCode
}

export type RefundState =
  | { readonly state: 'paid' }
  | { readonly state: 'refused'; readonly reason: string }

/** A request that claims to come from the provider. */
export interface Webhook {
  /** A header of the request; the name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The body as it was sent, because signatures cover it. */
  readonly body: string
}

/** One provider of payments. Each call may be repeated for an intent or a refund without harm. */
export interface PaymentGateway {
  /** Begins a payment, and takes the money if nobody has to confirm it. May answer late, or never. */
  create(payment: NewPayment): Promise<PaymentState>
  /**
   * Tells what became of a payment, and takes the money of one that the payer has approved.
   * @throws if the provider does not know the payment, or fails. The shop asks again.
   */
  confirm(payment: Begun): Promise<PaymentState>
  /**
   * Ends a payment: the provider takes nothing later, and gives back what it took. Works for an unknown payment too.
   * Returns whether money came back.
   */
  cancel(payment: Begun): Promise<boolean>
  /** Gives back some of the payment of an order, once for a refund. */
  refund(refund: Refund): Promise<RefundState>
  /**
   * The id of the intent that a webhook is about; undefined if it is about something else. The shop then asks
   * `confirm`: what a webhook says is never believed.
   * @throws {Refusal} 400 if the signature is wrong, or too old
   */
  readWebhook(webhook: Webhook): Promise<string | undefined>
}

export type Gateways = Readonly<Record<PaymentProvider, PaymentGateway>>

/** As shoppers know them. */
export const providerNames: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'Card payment',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
}
