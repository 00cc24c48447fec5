import type { CountryCode, MinorUnits, PaymentProvider } from '@stemside/rules'

export interface Charge {
  /** The shop's own id, stored before the provider is called. */
  readonly intentId: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** What the browser got from the provider in exchange for a card. */
  readonly token: string
}

export interface Refund {
  /** The shop's own id, stored before the provider is called. */
  readonly refundId: string
  /** The provider's reference of the payment that is given back, whole or in part. */
  readonly reference: string
  readonly amount: MinorUnits
  readonly country: CountryCode
}

export type Outcome =
  | { readonly approved: true; readonly reference: string }
  | { readonly approved: false; readonly reason: string }

/** One provider of payments. Calls may be repeated for an intent or a refund without harm. */
export interface PaymentGateway {
  /** Takes the money. May answer late, or never. */
  charge(charge: Charge): Promise<Outcome>
  /** Gives back what was taken for an intent, if anything was. True if something was. */
  giveBack(intentId: string): Promise<boolean>
  /** Gives back some of the payment of an order, once for a refund. */
  refund(refund: Refund): Promise<void>
}

export type Gateways = Readonly<Record<PaymentProvider, PaymentGateway>>

/** As shoppers know them. */
export const providerNames: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'Card payment',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
}
