import type { CartLine, CountryCode, MinorUnits, Price, ReturnReason, Sku } from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import type { Mail } from '../base/Mail.ts'

/* What the shop sells, sends and is told: the rows of these collections. All times are ISO 8601, UTC. */

/** What one sku costs in every country, and where it sells. Keyed by sku. */
export interface PriceRow {
  readonly sku: Sku
  readonly prices: Readonly<Record<CountryCode, Price>>
}

/** Keyed by sku. A sku without a row has no stock limit. */
export interface StockRow {
  readonly units: number
}

/** Keyed by cart id. */
export interface CartRow {
  readonly country?: CountryCode
  readonly couponCode?: string
  readonly gift?: Sku
  readonly lines: readonly CartLine[]
  readonly savedAt: string
}

/** An e-mail address has used a one-time coupon. Keyed by `code e-mail`. */
export interface CouponUseRow {
  readonly intentId: string
}

/** Keyed by e-mail, source and sku. */
export interface SubscriptionRow {
  readonly email: string
  readonly source: string
  readonly country: CountryCode
  readonly sku?: Sku
  readonly subscribedAt: string
}

/** One visit or event. Keyed by an id of its own. */
export type VisitRow = BodyOf<'insertAnalytics'> & {
  readonly at: string
  /** The visit id of `x-visit`. */
  readonly visit?: string
}

/** The data of GET /site. One row, keyed by `shop`. */
export interface SiteRow {
  /** The bundle whose stock is `offerStockRemaining`. */
  readonly offerSku: Sku
  readonly dinosCount: number
  readonly backersCount: number
  readonly contact: { readonly email: string; readonly phone: string }
}

/** A message that somebody wrote to the shop. Keyed by an id of its own. */
export type ContactRow = BodyOf<'sendContact'> & { readonly at: string }

/** The next step of an order. Keyed by order id. Deleted once the order is delivered, cancelled, or moved by hand. */
export interface OrderStepRow {
  /** When its next step is due, by the shop's clock. */
  readonly dueAt: string
}

/** A return. Keyed by an id of its own. */
export interface ReturnRow {
  readonly orderId: string
  /** The buyer's, in lower case. */
  readonly email: string
  readonly country: CountryCode
  readonly lines: readonly CartLine[]
  readonly reason: ReturnReason
  readonly comment?: string
  /** Shipping included. */
  readonly refund: MinorUnits
  /** The part of `refund` that is the order's shipping; absent if there is none. */
  readonly shipping?: MinorUnits
  readonly status: 'requested' | 'refunded'
  readonly requestedAt: string
  /** When the clock counts the parcel as arrived. Absent once it is refunded, and if it waits for the command `received`. */
  readonly dueAt?: string
}

/** A queued mail. Keyed by an id of its own. */
export type MailRow = Mail & {
  readonly at: string
  /** Do not send it before this time of the machine's clock. Absent: send it now. */
  readonly dueAt?: string
  /** The id of the gift card whose code is in this mail and nowhere else. It is deleted only once it is sent. */
  readonly giftCard?: string
}
