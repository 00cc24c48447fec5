import type { CollectionName, Collections } from './collections.ts'

type Fields = {
  readonly [C in CollectionName]: Readonly<
    Record<string, (row: Collections[C]) => string | undefined>
  >
}

/**
 * The fields that queries can test, as texts. PostgreSQL has a column for each: a new field needs a
 * migration in `postgres/migrations.ts`.
 */
const fields = {
  prices: {},
  stock: {},
  coupons: {},
  carts: { savedAt: (row) => row.savedAt },
  orders: {
    email: (row) => row.customer.email.toLowerCase(),
    /** Absent if the order marks no toys on a wish list. */
    wishlist: (row) => row.wishlist?.id,
  },
  couponUses: {},
  intents: {
    owner: (row) => row.owner,
    /** When the lease of an open intent ends; absent once the intent is settled. */
    dueAt: (row) => (row.state === 'refunded' ? undefined : row.leaseUntil),
  },
  idempotency: { placedAt: (row) => row.placedAt },
  subscriptions: {
    source: (row) => row.source,
    sku: (row) => row.sku,
    email: (row) => row.email.toLowerCase(),
  },
  visits: { at: (row) => row.at },
  vitals: { at: (row) => row.at },
  mails: {
    to: (row) => row.to.toLowerCase(),
    /** Absent if only this mail has a gift card's code: the mail is not forgotten. */
    at: (row) => (row.giftCard === undefined ? row.at : undefined),
    /** Sorts before every time if it is absent. */
    dueAt: (row) => row.dueAt ?? '',
  },
  sandboxCharges: {},
  site: {},
  contacts: { at: (row) => row.at, email: (row) => row.email.toLowerCase() },
  users: {},
  identities: { email: (row) => row.email },
  referCodes: {},
  credits: { owner: (row) => row.owner },
  rewards: { owner: (row) => row.owner },
  formerCustomers: {},
  codes: { expiresAt: (row) => row.expiresAt },
  proofs: { expiresAt: (row) => row.expiresAt },
  userCarts: {},
  orderSteps: { dueAt: (row) => row.dueAt },
  refunds: {
    orderId: (row) => row.orderId,
    /** Absent once it is paid or refused. */
    dueSince: (row) => (row.state === 'due' ? row.requestedAt : undefined),
  },
  returns: { email: (row) => row.email, orderId: (row) => row.orderId, dueAt: (row) => row.dueAt },
  sandboxRefunds: {},
  gifts: {
    sender: (row) => row.sender.email.toLowerCase(),
    recipient: (row) => row.recipient.email.toLowerCase(),
    dueAt: (row) => row.dueAt,
    mail: (row) => row.mail,
  },
  giftCards: {},
  giftCardUses: {},
  sessions: { expiresAt: (row) => row.expiresAt, email: (row) => row.email },
} as const satisfies Fields

export type FieldOf<C extends CollectionName> = keyof (typeof fields)[C] & string

/** The names of a collection's fields. */
export function fieldsOf(collection: CollectionName): readonly string[] {
  return Object.keys(fields[collection])
}

/** The values of a row's fields, in the order of `fieldsOf`. */
export function fieldValues<C extends CollectionName>(
  collection: C,
  row: Collections[C],
): (string | undefined)[] {
  const readers: Fields[C] = fields[collection]
  // PostgreSQL has no NUL in texts.
  return Object.values(readers).map((read) => read(row)?.replaceAll('\0', '\uFFFD'))
}
