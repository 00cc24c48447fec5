import type { CartLine, CountryCode, MinorUnits, Order, PaymentProvider } from '@stemside/rules'
import type { Confirmation } from '../base/Confirmation.ts'
import type { GiftRow } from './giftRows.ts'

/* Payments and what they become: the rows of these collections. All times are ISO 8601, UTC. */

/** What an intent becomes once it is paid: an order or an e-gift, whose `payment.reference` is empty until then. */
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
      /** The day on which its code is mailed. */
      readonly deliverOn: string
    }

/**
 * A payment intent and what it reserves, stored before the provider is called. Keyed by its own id.
 * - `pending`: the call to the provider is in progress.
 * - `unconfirmed`: the payer has to confirm it at the provider.
 * - `late`: timed out or ended. It reserves nothing; if the provider charges later, the charge is refunded.
 * - `refunded`: the provider had charged and gave the money back.
 * An intent that became an order, or that the provider declined, is deleted.
 */
export interface IntentRow {
  readonly state: 'pending' | 'unconfirmed' | 'late' | 'refunded'
  readonly provider: PaymentProvider
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** The id of the order, or of the e-gift. */
  readonly orderId: string
  /** Units that were taken from stock. */
  readonly held: readonly CartLine[]
  /** The row of `couponUses` that was taken. */
  readonly couponUse?: string
  /** The rows of `idempotency` that were claimed. */
  readonly claimed: readonly string[]
  /** What was taken from a gift card. `amount` is the rest, which the provider charges. */
  readonly giftCard?: { readonly card: string; readonly amount: MinorUnits }
  readonly startedAt: string
  /** The process that handles the payment: `Shop.owner`. */
  readonly owner: string
  /**
   * The end of the lease, by the machine's clock. Until then, no sweep settles the intent, unless its process has ended
   * (`settleIntents.ts`).
   */
  readonly leaseUntil: string
  /** The provider's reference, if it has given one. */
  readonly reference?: string
  /** Present while it is unconfirmed. */
  readonly unconfirmed?: { readonly confirmation: Confirmation; readonly sale: Sale }
}

/** An Idempotency-Key and the hash of its request. Keyed by `kind key` (`once/once.ts`). */
export interface IdempotencyRow {
  readonly bodyHash: string
  /** The id of what was made. Absent while the request is running, and if its payment was refused. */
  readonly result?: string
  /** The id of the payment intent while a payment is running. */
  readonly intent?: string
  /** Why the payment was refused or ended, for the shopper. The key is free again. */
  readonly refused?: string
  readonly placedAt: string
}

/** A refund. Keyed by an id of its own, which makes repeated calls to the provider harmless. */
export interface RefundRow {
  readonly orderId: string
  readonly provider: PaymentProvider
  /** The provider's reference of the payment. */
  readonly reference: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  /** `refused`: the provider will not pay it. The shopkeeper has to. */
  readonly state: 'due' | 'paid' | 'refused'
  /** Why it was refused. */
  readonly reason?: string
  readonly requestedAt: string
}

/** The sandbox provider's own record of a refund. Keyed by refund id. */
export interface SandboxRefundRow {
  readonly reference: string
  readonly amount: MinorUnits
}

/** States of a sandbox charge. In `taken`, the provider has the money. `waiting` and `approved` can become `taken`. */
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

/** The sandbox provider's own record of a charge. Keyed by intent id. */
export interface SandboxChargeRow {
  readonly reference: string
  readonly amount: MinorUnits
  readonly country: CountryCode
  readonly state: (typeof sandboxStates)[number]
  /** Present if the payer is asked to confirm it. */
  readonly asked?: {
    readonly provider: PaymentProvider
    readonly by: Confirmation['by']
    /** Machine time. */
    readonly until: string
  }
}
