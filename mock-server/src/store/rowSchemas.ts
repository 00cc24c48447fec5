import { countryCodes, eGiftDesigns, isCoupon, returnReasons, type Coupon } from '@stemside/rules'
import { endpoints } from '@stemside/rules/contract'
import * as z from 'zod/mini'
import { sandboxStates } from './paymentRows.ts'
import { type CollectionName, type Collections, type Snapshot } from './collections.ts'

/*
 * The shapes of rows that come from outside, such as an import. Rows that the store wrote itself are
 * not checked again: the journal has checksums.
 */

const country = z.enum(countryCodes)
const minor = z.int().check(z.nonnegative()).brand<'MinorUnits'>()
const minorOff = z.int().check(z.nonpositive()).brand<'MinorUnits'>()
const text = z.string()
const units = z.int().check(z.minimum(1), z.maximum(20))
const lines = z.array(z.object({ sku: text, quantity: units }))
const provider = z.enum(['stripe', 'paypal', 'razorpay'])

const price = z.object({
  listPrice: minor,
  strikePrice: minor,
  soldIn: z.array(country),
  singleAllowedIn: z.array(country),
})

const address = z.object({
  line1: text,
  line2: z.exactOptional(text),
  city: text,
  state: text,
  postcode: text,
  country,
})

const order = z.object({
  id: text,
  placedAt: text,
  status: z.enum(['placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']),
  country,
  couponCode: z.exactOptional(text),
  lines: z.array(z.object({ sku: text, quantity: units, unitPrice: minor, total: minor })),
  combos: z.array(z.object({ id: text, name: text, quantity: z.int() })),
  gifts: lines,
  adjustments: z.array(
    z.object({ source: z.enum(['combo', 'coupon']), id: text, amount: minorOff }),
  ),
  list: minor,
  strike: minor,
  shipping: minor,
  total: minor,
  customer: z.object({ name: text, email: text, phone: text, dialCode: text }),
  address,
  payment: z.object({ provider, reference: text }),
  giftCardPaid: z.exactOptional(minor),
  present: z.exactOptional(
    z.object({
      recipient: z.exactOptional(text),
      recipientPhone: z.exactOptional(z.object({ phone: text, dialCode: text })),
      message: z.exactOptional(text),
      hidesPrices: z.boolean(),
    }),
  ),
  wishlist: z.exactOptional(z.object({ id: text, skus: z.array(text) })),
  steps: z.exactOptional(
    z.array(z.object({ status: z.enum(['packed', 'shipped', 'delivered']), at: text })),
  ),
  trackingNumber: z.exactOptional(text),
})

const cart = z.object({
  country: z.exactOptional(country),
  couponCode: z.exactOptional(text),
  gift: z.exactOptional(text),
  lines,
  savedAt: text,
})

const person = z.object({ name: text, email: text })

const oneTimeCode = z.object({
  purpose: z.enum(['signup', 'login', 'reset']),
  hash: text,
  tries: z.int().check(z.nonnegative()),
  expiresAt: text,
})

const visit = z.extend(endpoints.insertAnalytics.body, {
  at: text,
  visit: z.exactOptional(text),
})

const gift = z.object({
  country,
  amount: minor,
  recipient: person,
  sender: person,
  message: z.exactOptional(text),
  design: z.exactOptional(z.enum(eGiftDesigns)),
  payment: z.object({ provider, reference: text }),
  boughtAt: text,
  dueAt: z.exactOptional(text),
  mail: z.exactOptional(z.enum(['queued', 'refused'])),
})

const waysToConfirm = z.enum(['window', 'bank', 'app'])

const unconfirmed = z.object({
  confirmation: z.object({ by: waysToConfirm, page: z.exactOptional(text), until: text }),
  sale: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('order'),
      order,
      cartId: z.exactOptional(text),
      referCode: z.exactOptional(text),
      signedInAs: z.exactOptional(text),
    }),
    z.object({ kind: z.literal('gift'), gift, deliverOn: text }),
  ]),
})

const rows = {
  prices: z.object({ sku: text, prices: z.record(country, price) }),
  stock: z.object({ units: z.int().check(z.nonnegative()) }),
  coupons: z.custom<Coupon>(isCoupon, 'must be a coupon'),
  carts: cart,
  orders: order,
  couponUses: z.object({ intentId: text }),
  intents: z.object({
    state: z.enum(['pending', 'unconfirmed', 'late', 'refunded']),
    provider,
    amount: minor,
    country,
    orderId: text,
    held: lines,
    couponUse: z.exactOptional(text),
    claimed: z.array(text),
    giftCard: z.exactOptional(z.object({ card: text, amount: minor })),
    startedAt: text,
    owner: text,
    leaseUntil: text,
    reference: z.exactOptional(text),
    unconfirmed: z.exactOptional(unconfirmed),
  }),
  idempotency: z.object({
    bodyHash: text,
    result: z.exactOptional(text),
    intent: z.exactOptional(text),
    refused: z.exactOptional(text),
    placedAt: text,
  }),
  subscriptions: z.object({
    email: text,
    source: text,
    country,
    sku: z.exactOptional(text),
    subscribedAt: text,
  }),
  visits: visit,
  vitals: visit,
  mails: z.object({
    to: text,
    replyTo: z.exactOptional(text),
    subject: text,
    text,
    html: text,
    code: z.exactOptional(text),
    at: text,
    dueAt: z.exactOptional(text),
    giftCard: z.exactOptional(text),
  }),
  site: z.object({
    offerSku: text,
    dinosCount: z.int().check(z.nonnegative()),
    backersCount: z.int().check(z.nonnegative()),
    contact: z.object({ email: text, phone: text }),
  }),
  contacts: z.extend(endpoints.sendContact.body, { at: text }),
  sandboxCharges: z.object({
    reference: text,
    amount: minor,
    country,
    state: z.enum(sandboxStates),
    asked: z.exactOptional(z.object({ provider, by: waysToConfirm, until: text })),
  }),
  users: z.object({
    name: text,
    email: text,
    phone: text,
    dialCode: text,
    country,
    password: z.exactOptional(
      z.object({ salt: text, hash: text, N: z.int(), r: z.int(), p: z.int() }),
    ),
    signInKey: text,
    cartId: text,
    referCode: z.exactOptional(text),
    referredBy: z.exactOptional(text),
    addresses: z.array(address),
    wishes: z.exactOptional(z.array(text)),
    wishlistIds: z.exactOptional(z.array(text)),
    createdAt: text,
  }),
  identities: z.object({ email: text, linkedAt: text }),
  referCodes: z.object({ owner: text }),
  credits: z.object({ owner: text, country, amount: minor, creditedAt: text }),
  rewards: z.object({ owner: text, country, amount: minor, earnedAt: text }),
  formerCustomers: z.object({ usedCoupons: z.array(text), hasOrdered: z.boolean() }),
  codes: z.extend(oneTimeCode, { earlier: z.exactOptional(oneTimeCode) }),
  proofs: z.object({ email: text, codeHash: z.exactOptional(text), expiresAt: text }),
  userCarts: z.extend(cart, { mergedFrom: z.array(text) }),
  orderSteps: z.object({ dueAt: text }),
  refunds: z.object({
    orderId: text,
    provider,
    reference: text,
    amount: minor,
    country,
    state: z.enum(['due', 'paid', 'refused']),
    reason: z.exactOptional(text),
    requestedAt: text,
  }),
  returns: z.object({
    orderId: text,
    email: text,
    country,
    lines,
    reason: z.enum(returnReasons),
    comment: z.exactOptional(text),
    refund: minor,
    shipping: z.exactOptional(minor),
    status: z.enum(['requested', 'refunded']),
    requestedAt: text,
    dueAt: z.exactOptional(text),
  }),
  sandboxRefunds: z.object({ reference: text, amount: minor }),
  gifts: gift,
  giftCards: z.object({ giftId: text, country, balance: minor }),
  giftCardUses: z.object({ card: text, paid: minor, givenBack: minor }),
  sessions: z.object({ email: text, signInKey: text, expiresAt: text }),
} satisfies { readonly [C in CollectionName]: z.ZodMiniType<Collections[C]> }

/** Ids have no NUL: see `Transaction`. */
const id = z.string().check(z.regex(/^[^\0]*$/))
const rowsById = <S extends z.ZodMiniType>(row: S) => z.exactOptional(z.record(id, row))

/** A whole store, as `Store.export` gives it. */
export const snapshotSchema = z.strictObject({
  prices: rowsById(rows.prices),
  stock: rowsById(rows.stock),
  coupons: rowsById(rows.coupons),
  carts: rowsById(rows.carts),
  orders: rowsById(rows.orders),
  couponUses: rowsById(rows.couponUses),
  intents: rowsById(rows.intents),
  idempotency: rowsById(rows.idempotency),
  subscriptions: rowsById(rows.subscriptions),
  visits: rowsById(rows.visits),
  vitals: rowsById(rows.vitals),
  mails: rowsById(rows.mails),
  site: rowsById(rows.site),
  contacts: rowsById(rows.contacts),
  sandboxCharges: rowsById(rows.sandboxCharges),
  users: rowsById(rows.users),
  identities: rowsById(rows.identities),
  referCodes: rowsById(rows.referCodes),
  credits: rowsById(rows.credits),
  rewards: rowsById(rows.rewards),
  formerCustomers: rowsById(rows.formerCustomers),
  codes: rowsById(rows.codes),
  proofs: rowsById(rows.proofs),
  sessions: rowsById(rows.sessions),
  userCarts: rowsById(rows.userCarts),
  orderSteps: rowsById(rows.orderSteps),
  refunds: rowsById(rows.refunds),
  returns: rowsById(rows.returns),
  sandboxRefunds: rowsById(rows.sandboxRefunds),
  gifts: rowsById(rows.gifts),
  giftCards: rowsById(rows.giftCards),
  giftCardUses: rowsById(rows.giftCardUses),
}) satisfies z.ZodMiniType<Snapshot>
