import type { CountryCode, MinorUnits, PaymentProvider } from '@stemside/rules'

export interface Charge {
  /** The shop's own id, stored before the provider hears of it. */
  readonly intentId: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** What the browser got from the provider in exchange for a card. */
  readonly token: string
}

export type Outcome =
  | { readonly approved: true; readonly reference: string }
  | { readonly approved: false; readonly reason: string }

/** One provider of payments. Both calls may be repeated for an intent without harm. */
export interface PaymentGateway {
  /** Takes the money. May answer late, or never. */
  charge(charge: Charge): Promise<Outcome>
  /** Gives back what was taken for an intent, if anything was. True where something was. */
  giveBack(intentId: string): Promise<boolean>
}

export type Gateways = Readonly<Record<PaymentProvider, PaymentGateway>>

/** As shoppers know them. */
export const providerNames: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'Card payment',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
}
