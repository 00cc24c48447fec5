import type { CartLine, CountryCode, MinorUnits, Order, PaymentProvider } from '@stemside/rules'
import type { Confirmation } from '../base/Confirmation.ts'
import type { GiftRow } from './giftRows.ts'

/* The rows of payments, idempotency keys and refunds. All times are ISO 8601, UTC. */

/** The order or e-gift that an intent becomes once it is paid. Until then its `payment.reference` is empty. */
export type Sale =
  | {
      readonly kind: 'order'
      readonly order: Order
      readonly cartId?: string
      /** The refer code that came with the order. */
      readonly referCode?: string
      /** The id of the account that sent the order. */
      readonly signedInAs?: string
    }
  | {
      readonly kind: 'gift'
      readonly gift: GiftRow
      /** The day on which the shop mails the gift's code. */
      readonly deliverOn: string
    }

/**
 * A payment intent and what it reserves, stored before the provider is called. Keyed by its own id.
 * - `pending`: the shop has asked the provider to charge, and has stored no answer yet.
 * - `unconfirmed`: the payer has to confirm the payment at the provider.
 * - `late`: the shop has given the payment up. It reserves nothing. If the provider charges anyway, it gives that back.
 * - `refunded`: the provider had charged, and has given the money back.
 * An intent is deleted once it is an order or an e-gift, or once it has ended without a charge.
 */
export interface IntentRow {
  readonly state: 'pending' | 'unconfirmed' | 'late' | 'refunded'
  readonly provider: PaymentProvider
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** The id of the order, or of the e-gift. */
  readonly orderId: string
  /** Units that the intent has taken from stock. */
  readonly held: readonly CartLine[]
  /** The id of the row of `couponUses` that reserves the coupon. */
  readonly couponUse?: string
  /** The ids of the rows of `idempotency` that the intent has claimed: its key, its cart, or both. */
  readonly claimed: readonly string[]
  /** What a gift card has paid. The intent's own `amount` is the rest, which the provider charges. */
  readonly giftCard?: { readonly card: string; readonly amount: MinorUnits }
  readonly startedAt: string
  /** The process that last took the lease: `Shop.owner`. */
  readonly owner: string
  /**
   * The end of the lease, by the machine's clock. Until then no sweep settles the intent, unless this process has the
   * store alone and the owner is an earlier process (`settleIntents.ts`).
   */
  readonly leaseUntil: string
  /** The provider's reference, if it has given one. */
  readonly reference?: string
  /** Present only in the state `unconfirmed`. */
  readonly unconfirmed?: { readonly confirmation: Confirmation; readonly sale: Sale }
}

/**
 * A request that the store answers once: keyed by `kind key` for an Idempotency-Key (`once/once.ts`), or by `cart id`
 * for the order of a cart (`orders/cartOrder.ts`).
 */
export interface IdempotencyRow {
  readonly bodyHash: string
  /** The id of what the request made. Absent while it is running, and after its payment was refused or ended. */
  readonly result?: string
  /** The id of the payment intent, until the payment is done or has ended. */
  readonly intent?: string
  /** Tells the shopper why the payment was refused or ended. The next request may use the key again. */
  readonly refused?: string
  readonly placedAt: string
}

/** A refund. Keyed by an id of its own, which the provider gets too: so it pays once, however often it is asked. */
export interface RefundRow {
  readonly orderId: string
  readonly provider: PaymentProvider
  /** The provider's reference of the payment. */
  readonly reference: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** `due`: the provider still has to pay it. `refused`: the provider will not, so the shopkeeper has to. */
  readonly state: 'due' | 'paid' | 'refused'
  /** Why the provider refused it. */
  readonly reason?: string
  readonly requestedAt: string
}

/** The sandbox provider's own record of a refund. Keyed by the id of the refund. */
export interface SandboxRefundRow {
  readonly reference: string
  readonly amount: MinorUnits
}

/** States of a sandbox charge. Only `taken` has the money. `confirm` turns `approved` into `taken`. */
export const sandboxStates = [
  'waiting',
  'approved',
  'taken',
  'given-back',
  'uncovered',
  'declined',
  'left',
  'expired',
  'cancelled',
] as const

/** The sandbox provider's own record of a charge. Keyed by the id of the intent. */
export interface SandboxChargeRow {
  readonly reference: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  readonly state: (typeof sandboxStates)[number]
  /** Present if the sandbox asks the payer to confirm the charge. */
  readonly asked?: {
    readonly provider: PaymentProvider
    readonly by: Confirmation['by']
    /** Until when the payer can answer, by the machine's clock. */
    readonly until: string
  }
}
