import * as z from 'zod/mini'
import { returnSchema } from './account.ts'
import { calls, visitHeader, type CallName } from './calls.ts'
import { eGiftSchema, giftBalanceSchema, giftCodeSchema } from './egift.ts'
import { askedSchema, idempotencyKeySchema, succeeded, type Endpoint } from './endpoint.ts'
import { askedSaleSchema, confirmationSchema } from './paymentEndpoints.ts'
import {
  cartDataSchema,
  contactRequestSchema,
  countryCodeSchema,
  couponSchema,
  emailSchema,
  orderRequestSchema,
  orderSchema,
  siteSchema,
  skuResponsSchema,
  subscriptionSchema,
  visitIdSchema,
} from './wire.ts'

/*
 * The one description of the store's calls (§7). The server's checks, the client's
 * types, the OpenAPI document and the fuzz tests are all made from it.
 */

const cartIdAnswer = z.object({ status: succeeded, cartId: z.string() })

/** Web vitals of one page, in milliseconds; CLS has no unit. */
const vitalsSchema = z.partialRecord(
  z.enum(['FCP', 'LCP', 'CLS', 'TTFB', 'INP', 'FID']),
  z.number().check(z.nonnegative()),
)

export const endpoints = {
  updateCart: {
    ...calls.updateCart,
    summary: 'Stores a cart, normalised, and gives its id.',
    body: z.strictObject({
      cart_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
      countryCode: countryCodeSchema,
      couponCode: z.optional(z.string().check(z.maxLength(64))),
      gift: z.optional(z.string().check(z.maxLength(64))),
      cart_data: cartDataSchema,
    }),
    response: cartIdAnswer,
    refusals: [422, 429, 503],
  },
  insertCart: {
    ...calls.insertCart,
    summary: 'Makes a cart from a form field holding its lines as JSON.',
    bodyType: 'form',
    body: z.strictObject({ cartItems: z.string().check(z.maxLength(20_000)) }),
    response: cartIdAnswer,
    refusals: [422, 429, 503],
  },
  getCart: {
    ...calls.getCart,
    summary:
      'A cart that was stored without an account, for whoever knows its id. A cart stored without a country has the country of the request.',
    response: z.object({
      status: succeeded,
      cart_data: cartDataSchema,
      countryCode: countryCodeSchema,
      couponCode: z.optional(z.string()),
      gift: z.optional(z.string()),
    }),
    refusals: [404, 429],
  },
  getSkus: {
    ...calls.getSkus,
    summary: 'The price list of a country, and what a coupon makes of it.',
    query: z.object({
      countryCode: countryCodeSchema,
      couponCode: z.optional(z.string().check(z.maxLength(64))),
    }),
    body: z.strictObject({
      cart: cartDataSchema,
      gift: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: z.object({ status: succeeded, skuRespons: skuResponsSchema }),
    refusals: [429],
  },
  getCoupon: {
    ...calls.getCoupon,
    summary: 'Looks one code up.',
    query: z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: z.object({ status: succeeded, coupon: couponSchema }),
    refusals: [404, 429],
  },
  getAllCoupons: {
    ...calls.getAllCoupons,
    summary: 'Every coupon, its code hashed with SHA-256.',
    response: z.array(couponSchema),
  },
  getSkuInStock: {
    ...calls.getSkuInStock,
    summary: 'Units in stock; a sku without a limit is absent.',
    response: z.object({ status: succeeded, data: z.record(z.string(), z.number()) }),
  },
  placeOrder: {
    ...calls.placeOrder,
    summary:
      'Places an order at the total that the shopper saw, or refuses with the right one. Answers with orderId, or with confirm if the payer has to confirm the payment first.',
    headers: z.object({
      'idempotency-key': idempotencyKeySchema,
      'x-access-token': z.optional(z.string().check(z.maxLength(4096))),
    }),
    body: orderRequestSchema,
    response: z.object({
      status: succeeded,
      orderId: z.optional(z.string()),
      confirm: z.optional(confirmationSchema),
    }),
    refusals: [402, 409, 422, 429, 503, 504],
  },
  getOrder: {
    ...calls.getOrder,
    summary:
      'One order and what was sent back of it, the newest first: for those who know its id and the email on it, who are signed in with that email, or whose browser the key in a mail has opened it to.',
    headers: z.object({ 'x-access-token': z.optional(z.string().check(z.maxLength(4096))) }),
    query: z.object({ email: z.optional(emailSchema) }),
    response: z.extend(orderSchema, { returns: z.array(returnSchema) }),
    refusals: [403, 404, 429],
  },
  askOrder: {
    ...calls.askOrder,
    acts: true,
    summary:
      'What became of an order with an Idempotency-Key, if the answer to /place_order was lost, or the payer has confirmed. The store asks the provider.',
    response: askedSaleSchema,
    refusals: [429, 503],
  },
  subscribeEmail: {
    ...calls.subscribeEmail,
    summary:
      'Takes an address. With source footer it gets the newsletter; with source notify-me and a sku it is reminded when the sku is back; with source exit-popup it is sent an e-book and TRY20.',
    body: subscriptionSchema,
    response: z.object({ status: succeeded }),
    refusals: [422, 429, 503],
  },
  insertAnalytics: {
    ...calls.insertAnalytics,
    summary:
      'Counts a visit or an event, under the visit id in x-visit where consent gave one. The event web_vitals has vitals.',
    headers: z.object({ [visitHeader]: z.optional(visitIdSchema) }),
    body: z.strictObject({
      event: z.string().check(z.minLength(1), z.maxLength(64)),
      utm_id: z.optional(z.string().check(z.maxLength(128))),
      utm_medium: z.optional(z.string().check(z.maxLength(128))),
      source: z.optional(z.string().check(z.maxLength(128))),
      device: z.optional(z.string().check(z.maxLength(64))),
      campaign: z.optional(z.string().check(z.maxLength(128))),
      countryCode: countryCodeSchema,
      vitals: z.optional(vitalsSchema),
    }),
    response: z.object({ status: succeeded }),
    refusals: [429, 503],
  },
  getSite: {
    ...calls.getSite,
    acts: true,
    summary:
      'Visitors of the last 15 minutes, figures and contact details. The visit id in x-visit counts as one visitor, however often it asks.',
    headers: z.object({ [visitHeader]: z.optional(visitIdSchema) }),
    response: z.extend(siteSchema, { status: succeeded }),
  },
  sendContact: {
    ...calls.sendContact,
    summary: 'Sends a message to the shop, keeps a copy, and confirms it to the sender by mail.',
    headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
    body: contactRequestSchema,
    response: z.object({ status: succeeded, message: z.string() }),
    refusals: [422, 429, 503],
  },
  askContact: {
    ...calls.askContact,
    summary: 'Whether a message with this Idempotency-Key has arrived.',
    response: askedSchema,
  },
  buyEGift: {
    ...calls.buyEGift,
    summary:
      'Sells an e-gift. Its code is mailed to the recipient on the chosen day. Answers with giftId, or with confirm as /place_order does.',
    headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
    body: eGiftSchema,
    response: z.object({
      status: succeeded,
      giftId: z.optional(z.string()),
      confirm: z.optional(confirmationSchema),
    }),
    refusals: [402, 422, 429, 503, 504],
  },
  askEGift: {
    ...calls.askEGift,
    acts: true,
    summary: 'What became of an e-gift with an Idempotency-Key, as for orders.',
    response: askedSaleSchema,
    refusals: [429, 503],
  },
  getGiftBalance: {
    ...calls.getGiftBalance,
    summary: 'What is left on a gift card.',
    query: z.object({ code: giftCodeSchema }),
    response: z.extend(giftBalanceSchema, { status: succeeded }),
    refusals: [404, 429],
  },
} as const satisfies Record<CallName, Endpoint>
