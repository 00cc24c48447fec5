import type {
  Address,
  CartLine,
  CountryCode,
  Coupon,
  EGiftDesign,
  MinorUnits,
  Order,
  PaymentProvider,
  Price,
  ReturnReason,
  Sku,
} from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import type { Confirmation } from '../base/Confirmation.ts'
import type { Mail } from '../base/Mail.ts'

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
  /** ISO 8601, UTC; so are all times below. */
  readonly savedAt: string
}

/** An e-mail address has used a one-time coupon. Keyed by `code e-mail`. */
interface CouponUseRow {
  readonly intentId: string
}

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

/** Keyed by e-mail, source and sku. */
interface SubscriptionRow {
  readonly email: string
  readonly source: string
  readonly country: CountryCode
  readonly sku?: Sku
  readonly subscribedAt: string
}

/** One visit or event. Keyed by an id of its own. */
type VisitRow = BodyOf<'insertAnalytics'> & {
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
type ContactRow = BodyOf<'sendContact'> & { readonly at: string }

/** A scrypt hash with its cost parameters, so that old hashes stay valid if the cost changes. */
export interface PasswordHash {
  /** Base64; so is `hash`. */
  readonly salt: string
  readonly hash: string
  readonly N: number
  readonly r: number
  readonly p: number
}

/** An account. Its e-mail address was proved when it was made. Keyed by e-mail, lower-case. */
export interface UserRow {
  readonly name: string
  /** As it was typed. */
  readonly email: string
  /** Empty for an account made with Google, until its owner adds it. */
  readonly phone: string
  readonly dialCode: string
  readonly country: CountryCode
  /** Absent for an account made with Google, until its owner sets one with a code. */
  readonly password?: PasswordHash
  /** Random. Tokens and sessions carry it; a new key invalidates them all. */
  readonly signInKey: string
  /** The id of the account's cart. */
  readonly cartId: string
  /** Made when its owner first asks for it. */
  readonly referCode?: string
  /** The refer code with which the account was made. */
  readonly referredBy?: string
  /** Forms propose the first one. */
  readonly addresses: readonly Address[]
  /** The newest first; absent before the first one. */
  readonly wishes?: readonly Sku[]
  readonly createdAt: string
}

/** The account of a user of an identity provider. Keyed by the provider's name and its id of the user. */
export interface IdentityRow {
  /** The account's id. */
  readonly email: string
  readonly linkedAt: string
}

/** The owner of a refer code. Keyed by the code. */
export interface ReferCodeRow {
  /** The account's id. */
  readonly owner: string
}

/** What an account earns for a friend's first order. Keyed by the id of that order. */
export interface CreditRow {
  /** The account's id. */
  readonly owner: string
  /** Whose currency the amount is in. */
  readonly country: CountryCode
  readonly amount: MinorUnits
  readonly creditedAt: string
}

/** A coupon that an account made from its credits. It works once. Keyed by its code. */
export interface RewardRow {
  /** The account's id. */
  readonly owner: string
  readonly country: CountryCode
  readonly amount: MinorUnits
  readonly earnedAt: string
}

/** What an erased address has used up. Keyed by an HMAC of the address, whose key is not in the store. */
export interface FormerCustomerRow {
  /** Codes of one-time coupons. */
  readonly usedCoupons: readonly string[]
  /** It has placed an order that was not cancelled. */
  readonly hasOrdered: boolean
}

/** The cart of an account. Keyed by its id: `UserRow.cartId`. */
export interface UserCartRow extends CartRow {
  /** Ids of the guests' carts that were merged into it, the newest last. Each is merged once. */
  readonly mergedFrom: readonly string[]
}

/** What a one-time code allows. */
export type CodePurpose = 'signup' | 'login' | 'reset'

export interface OneTimeCode {
  readonly purpose: CodePurpose
  /** HMAC with the server's secret. A plain hash of four digits would be easy to reverse. */
  readonly hash: string
  readonly tries: number
  readonly expiresAt: string
}

/** The newest one-time code of an e-mail address. Keyed by e-mail, lower-case. */
export interface CodeRow extends OneTimeCode {
  /** The code before it, unless it had expired by then. */
  readonly earlier?: OneTimeCode
}

/** Says that a one-time code has verified an e-mail address. Deleted on use. Keyed by the id in the token. */
interface ProofRow {
  readonly email: string
  /** Set by a log-in with a code, whose second request sends the same code again. */
  readonly codeHash?: string
  readonly expiresAt: string
}

/** The next step of an order. Keyed by order id. Deleted once the order is delivered, cancelled, or moved by hand. */
interface OrderStepRow {
  /** When its next step is due, by the shop's clock. */
  readonly dueAt: string
}

/** A refund. Keyed by an id of its own, which makes repeated calls to the provider harmless. */
interface RefundRow {
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

/** The sandbox provider's own record of a refund. Keyed by refund id. */
interface SandboxRefundRow {
  readonly reference: string
  readonly amount: MinorUnits
}

interface Person {
  readonly name: string
  readonly email: string
}

/** A paid e-gift. Keyed by an id of its own. */
export interface GiftRow {
  readonly country: CountryCode
  readonly amount: MinorUnits
  readonly recipient: Person
  readonly sender: Person
  readonly message?: string
  readonly design?: EGiftDesign
  readonly payment: { readonly provider: PaymentProvider; readonly reference: string }
  readonly boughtAt: string
  /** When its code is mailed, by the shop's clock. Absent after that. */
  readonly dueAt?: string
  /**
   * `queued`: the mail with the code waits for the mail server. `refused`: the mail server refused it for good,
   * and there is no card. Absent before the gift's day, and once the mail server has accepted the mail.
   */
  readonly mail?: 'queued' | 'refused'
}

/** A gift card, made when its code is mailed. Keyed by the SHA-256 of the code. */
export interface GiftCardRow {
  readonly giftId: string
  readonly country: CountryCode
  readonly balance: MinorUnits
}

/** What a gift card has paid of an order. Keyed by order id. */
interface GiftCardUseRow {
  /** The id of the card. */
  readonly card: string
  readonly paid: MinorUnits
  readonly givenBack: MinorUnits
}

/** A session. Keyed by the SHA-256 of the cookie. */
interface SessionRow {
  readonly email: string
  /** The session is invalid if the account has another key now. */
  readonly signInKey: string
  readonly expiresAt: string
}

/** A queued mail. Keyed by an id of its own. */
export type MailRow = Mail & {
  readonly at: string
  /** Do not send it before this time of the machine's clock. Absent: send it now. */
  readonly dueAt?: string
  /** The id of the gift card whose code is in this mail and nowhere else. It is deleted only once it is sent. */
  readonly giftCard?: string
}

/** States of a sandbox charge. All but `waiting`, `approved` and `taken` are final and cost the payer nothing. */
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

/** Everything that the store keeps, by collection. */
export interface Collections {
  readonly prices: PriceRow
  readonly stock: StockRow
  readonly coupons: Coupon
  readonly carts: CartRow
  readonly orders: Order
  readonly couponUses: CouponUseRow
  readonly intents: IntentRow
  readonly idempotency: IdempotencyRow
  readonly subscriptions: SubscriptionRow
  readonly visits: VisitRow
  /** Web vitals. Kept apart, so that they do not push out visits. */
  readonly vitals: VisitRow
  readonly mails: MailRow
  readonly site: SiteRow
  readonly contacts: ContactRow
  readonly sandboxCharges: SandboxChargeRow
  readonly users: UserRow
  readonly identities: IdentityRow
  readonly referCodes: ReferCodeRow
  readonly credits: CreditRow
  readonly rewards: RewardRow
  readonly formerCustomers: FormerCustomerRow
  readonly codes: CodeRow
  readonly proofs: ProofRow
  readonly sessions: SessionRow
  readonly userCarts: UserCartRow
  readonly orderSteps: OrderStepRow
  readonly refunds: RefundRow
  readonly returns: ReturnRow
  readonly sandboxRefunds: SandboxRefundRow
  readonly gifts: GiftRow
  readonly giftCards: GiftCardRow
  readonly giftCardUses: GiftCardUseRow
}

export type CollectionName = keyof Collections

export const collectionNames = [
  'prices',
  'stock',
  'coupons',
  'carts',
  'orders',
  'couponUses',
  'intents',
  'idempotency',
  'subscriptions',
  'visits',
  'vitals',
  'mails',
  'site',
  'contacts',
  'sandboxCharges',
  'users',
  'identities',
  'referCodes',
  'credits',
  'rewards',
  'formerCustomers',
  'codes',
  'proofs',
  'sessions',
  'userCarts',
  'orderSteps',
  'refunds',
  'returns',
  'sandboxRefunds',
  'gifts',
  'giftCards',
  'giftCardUses',
] as const satisfies readonly CollectionName[]

/** A whole store as plain JSON: for each collection, its rows by id. Seeds, exports and imports have this shape. */
export type Snapshot = { readonly [C in CollectionName]?: Readonly<Record<string, Collections[C]>> }
