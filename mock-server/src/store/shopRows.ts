import type { CartLine, CountryCode, MinorUnits, Price, ReturnReason, Sku } from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import type { Mail } from '../base/Mail.ts'

/* The rows of prices, stock, carts, returns, mails, and of what visitors tell the shop. All times are ISO 8601, UTC. */

/** What one sku costs in every country, and where it sells. Keyed by sku. */
export interface PriceRow {
  readonly sku: Sku
  readonly prices: Readonly<Record<CountryCode, Price>>
}

/** How many units of a sku are left. Keyed by sku. A sku without a row is always in stock. */
export interface StockRow {
  readonly units: number
}

/** A guest's cart. Keyed by its id. */
export interface CartRow {
  readonly country?: CountryCode
  readonly couponCode?: string
  readonly gift?: Sku
  readonly lines: readonly CartLine[]
  readonly savedAt: string
}

/** Says that a one-time coupon is used by an order, paid or being paid. Keyed by `code email`. */
export interface CouponUseRow {
  readonly intentId: string
}

/** Who wants the news, or a reminder of a sold-out sku. Keyed by email, source and the reminder's sku. */
export interface SubscriptionRow {
  readonly email: string
  readonly source: string
  readonly country: CountryCode
  readonly sku?: Sku
  readonly subscribedAt: string
}

/** What a browser reports of one visit, or of how fast its pages were. Keyed by an id of its own. */
export type VisitRow = BodyOf<'insertAnalytics'> & {
  readonly at: string
  /** The id of the visit, from the header `x-visit`. */
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

/** The next step of an order. Keyed by its id. The row ends once the order is delivered, cancelled or moved by hand. */
export interface OrderStepRow {
  /** When the step is due, by the shop's clock. */
  readonly dueAt: string
}

/** A return. Keyed by an id of its own. */
export interface ReturnRow {
  readonly orderId: string
  /** The buyer's address, in lower case. Empty once the buyer's data were erased. */
  readonly email: string
  readonly country: CountryCode
  readonly lines: readonly CartLine[]
  readonly reason: ReturnReason
  readonly comment?: string
  /** What the buyer gets back, shipping included. */
  readonly refund: MinorUnits
  /** The part of `refund` that is the order's shipping; absent if there is none. */
  readonly shipping?: MinorUnits
  readonly status: 'requested' | 'refunded'
  readonly requestedAt: string
  /** When the parcel counts as arrived. Absent once it is refunded, and if the shopkeeper reports it (`received`). */
  readonly dueAt?: string
}

/** A queued mail. Keyed by an id of its own. */
export type MailRow = Mail & {
  readonly at: string
  /** The mail is not sent before this time of the machine's clock. Absent: it is sent at once. */
  readonly dueAt?: string
  /** The gift card whose code only this mail has. Only the mail server's final answer deletes such a mail. */
  readonly giftCard?: string
}
