import type { Coupon, Order } from '@stemside/rules'
import type {
  IntentRow,
  IdempotencyRow,
  RefundRow,
  SandboxRefundRow,
  SandboxChargeRow,
} from './paymentRows.ts'
import type {
  UserRow,
  IdentityRow,
  ReferCodeRow,
  CreditRow,
  RewardRow,
  FormerCustomerRow,
  UserCartRow,
  CodeRow,
  ProofRow,
  SessionRow,
} from './accountRows.ts'
import type { GiftRow, GiftCardRow, GiftCardUseRow } from './giftRows.ts'
import type {
  PriceRow,
  StockRow,
  CartRow,
  CouponUseRow,
  SubscriptionRow,
  VisitRow,
  SiteRow,
  ContactRow,
  OrderStepRow,
  ReturnRow,
  MailRow,
} from './shopRows.ts'

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
