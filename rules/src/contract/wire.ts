import * as z from 'zod/mini'
import { countryCodes, type CountryCode } from '../countries/countries.ts'
import { couponKinds } from '../coupons/tables/names.ts'
import { mostWishes } from '../shop/wishes.ts'
import { wishlistIdPattern } from '../shop/wishlistIds.ts'
import { addressShape } from '../validation/address.ts'
import { asciiDomain } from '../validation/asciiDomain.ts'
import {
  contactMessageLength,
  dialCodePattern,
  emailLength,
  emailPattern,
  oneLinePattern,
  phonePattern,
  presentMessageLength,
} from '../validation/patterns.ts'
import { withReadPhone } from '../validation/withReadPhone.ts'
import { notifyMeSource } from './calls.ts'

/*
 * The schemas of the wire, under the specification's own names (§3, §7). Only here is money a plain
 * decimal number (97.48).
 */

export const countryCodeSchema = z.enum(countryCodes)

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(emailLength),
    z.overwrite(asciiDomain),
    z.maxLength(emailLength),
    z.regex(emailPattern),
  )
/** A dial code such as +91. */
export const dialCodeSchema = z.string().check(z.regex(dialCodePattern))
export const phoneSchema = z.string().check(z.regex(phonePattern))

/** A friend's refer code, in any case. An unknown one is ignored. */
export const referCodeSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** One line of `cart_data`. */
export const cartLineSchema = z.strictObject({
  sku: text(64),
  quantity: z.int().check(z.minimum(1), z.maximum(20)),
})

export const cartDataSchema = z.array(cartLineSchema).check(z.maxLength(200))

/** One sku in the answer of /get_skus. */
export const skuPriceSchema = z.object({
  price: z.number().check(z.nonnegative()),
  list_price: z.number().check(z.nonnegative()),
  strike_price: z.number().check(z.nonnegative()),
  countryCode: countryCodeSchema,
  check_available: z.array(countryCodeSchema),
  single_plugo_allowed_countries: z.array(countryCodeSchema),
})

export const skuResponsSchema = z.object({
  /** `priceListSchema`; absent in responses of a server that is older than the field. */
  schema: z.optional(z.int().check(z.minimum(1))),
  countryCode: countryCodeSchema,
  currency: z.string(),
  coupon: z.optional(z.string()),
  prices: z.record(z.string(), skuPriceSchema),
})

export const discountTypeSchema = z.enum(couponKinds)

/** Coupon (§3). In the list of all coupons `coupon_code` is the SHA-256 of the code, in hex. */
export const couponSchema = z.object({
  coupon_code: z.string(),
  /** Percent off, or an amount if `discountType` is flat. */
  code_value: z.number(),
  discountType: discountTypeSchema,
  /** With `cheapest-free` and `nth-unit`: one of this many units is free or costs less. */
  every: z.optional(z.int()),
  /** With `spend-tiers`: each threshold with its percentage, both ascending. */
  tiers: z.optional(z.array(z.object({ from: z.number(), percent: z.number() }))),
  status: z.string(),
  is_applicable: z.boolean(),
  country: z.array(countryCodeSchema),
  minimum_cart_values: z.partialRecord(countryCodeSchema, z.number()),
  is_active: z.union([z.literal(0), z.literal(1)]),
  coupon_use_time: z.string(),
  /** Comma list; empty if the coupon is for the whole cart. */
  sku: z.string(),
})

export const customerSchema = z.strictObject({
  name: text(120),
  email: emailSchema,
  phone: phoneSchema,
  /** The dial code, as the specification names it. */
  countryCode: dialCodeSchema,
})

const [firstCountry, ...otherCountries] = countryCodes
const addressIn = (country: CountryCode) => z.strictObject(addressShape(country))

/** One schema for each country, the same as its address form, so that both accept the same values. */
export const addressSchema = z.discriminatedUnion('country', [
  addressIn(firstCountry),
  ...otherCountries.map(addressIn),
])

export const paymentProviderSchema = z.enum(['stripe', 'paypal', 'razorpay'])

export const paymentSchema = z.strictObject({ provider: paymentProviderSchema, token: text(200) })

/** A parcel that is a present: gift wrap, a card with the message, and a slip with or without prices. */
export const presentSchema = z.strictObject({
  recipient: z.optional(text(120)),
  /** For the courier. Its `countryCode` is the dial code, as in `customer`. */
  recipientPhone: z.optional(
    withReadPhone(
      z.strictObject({ phone: phoneSchema, countryCode: dialCodeSchema }),
      'countryCode',
    ),
  ),
  message: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(presentMessageLength)),
  ),
  hidePrices: z.boolean(),
})

/** A shared wish list, and those of the ordered toys that were added from it. */
export const fromWishlistSchema = z.strictObject({
  id: z.string().check(z.regex(wishlistIdPattern)),
  skus: z.array(text(64)).check(z.minLength(1), z.maxLength(mostWishes)),
})

export const orderRequestSchema = z
  .strictObject({
    cart_id: z.optional(text(64)),
    /** One more order of a cart that was ordered a few minutes ago. Without it, that is refused with 409. */
    again: z.optional(z.literal(true)),
    countryCode: countryCodeSchema,
    couponCode: z.optional(z.string().check(z.maxLength(64))),
    gift: z.optional(text(64)),
    referCode: z.optional(referCodeSchema),
    cart_data: cartDataSchema.check(z.minLength(1)),
    customer: withReadPhone(customerSchema, 'countryCode'),
    shippingAddress: addressSchema,
    payment: paymentSchema,
    /** The code of a gift card. It pays what it can; the rest is charged. */
    giftCard: z.optional(text(64)),
    /** The part of `total` that the shopper saw the gift card pay. */
    giftCardPays: z.optional(z.number().check(z.nonnegative())),
    /** Absent if the order is no present. Ignored if the order has no parcel. */
    present: z.optional(presentSchema),
    /** Absent if no toy was added from a shared wish list. */
    wishlist: z.optional(fromWishlistSchema),
    /** What the order costs, the part that the gift card pays included. */
    total: z.number().check(z.nonnegative()),
  })
  .check(
    z.refine(
      ({ giftCard, giftCardPays }) => (giftCard === undefined) === (giftCardPays === undefined),
      {
        path: ['giftCardPays'],
        error: 'giftCard and giftCardPays come together',
      },
    ),
  )

/** A placed order, as GET /orders/{orderId} gives it. Its amounts are those that were paid. */
export const orderSchema = z.object({
  orderId: z.string(),
  placedAt: z.string(),
  status: z.enum(['placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']),
  countryCode: countryCodeSchema,
  currency: z.string(),
  couponCode: z.optional(z.string()),
  cart_data: z.array(
    z.object({
      sku: z.string(),
      quantity: z.number(),
      price: z.number(),
      total: z.number(),
    }),
  ),
  combos: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number() })),
  gifts: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  adjustments: z.array(
    z.object({ source: z.enum(['combo', 'coupon']), id: z.string(), amount: z.number() }),
  ),
  shipping_charge: z.number(),
  /** The value of goods at list prices, before combos and coupon. */
  cart_value: z.number(),
  striked_cart_value: z.number(),
  total: z.number(),
  customer: customerSchema,
  shippingAddress: addressSchema,
  payment: z.object({ provider: paymentProviderSchema, reference: z.string() }),
  /** The part of `total` that a gift card has paid. */
  giftCardPaid: z.optional(z.number().check(z.positive())),
  present: z.optional(presentSchema),
  wishlist: z.optional(fromWishlistSchema),
  /** The steps that the shopkeeper has reported. Absent if the order moves by the clock. */
  steps: z.optional(
    z.array(z.object({ status: z.enum(['packed', 'shipped', 'delivered']), at: z.string() })),
  ),
  /** The carrier's number of the parcel. */
  trackingNumber: z.optional(z.string()),
})

/** An address for the newsletter. With the `source` notify-me it is a reminder, and names its sku. */
export const subscriptionSchema = z
  .strictObject({
    email: emailSchema,
    source: text(64),
    country: countryCodeSchema,
    sku: z.optional(text(64)),
  })
  .check(
    z.refine(({ source, sku }) => source !== notifyMeSource || sku !== undefined, {
      path: ['sku'],
      error: 'A reminder needs the sku that it waits for',
    }),
  )

/** GET /site gives the number of visitors only if it is at least this. */
export const fewestVisitors = 3

/** Facts about the shop (GET /site). Every figure comes from the store's data. */
export const siteSchema = z.object({
  /** Distinct visits with a request in the last 15 minutes; absent below `fewestVisitors`. */
  visitors: z.optional(z.int().check(z.minimum(fewestVisitors))),
  /** Units in stock of the bundle on offer. */
  offerStockRemaining: z.int().check(z.nonnegative()),
  /** Dinosaurs that Orboot Dinos brings alive. */
  dinosCount: z.int().check(z.nonnegative()),
  /** People who backed the shop's Kickstarter campaign. */
  backersCount: z.int().check(z.nonnegative()),
  contact: z.object({ email: z.string(), phone: z.string() }),
})

/** The id of a visit. It is random, and so not personal. */
export const visitIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** One line of text: a line break in a mail's subject could add headers to it. */
export const oneLine = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(oneLinePattern))

/** A message to the shop (POST /contact). */
export const contactSchema = z.strictObject({
  name: oneLine(120),
  email: emailSchema,
  subject: oneLine(160),
  message: text(contactMessageLength),
  country: countryCodeSchema,
})

/** The body of /contact. */
export const contactRequestSchema = z.extend(contactSchema, {
  /** The order that the letter is about. A mail's key of this order proves the email address. */
  order: z.optional(text(64)),
})

export type WireSite = z.infer<typeof siteSchema>
export type WireContact = z.infer<typeof contactSchema>
export type WireSubscription = z.infer<typeof subscriptionSchema>
export type WireCartLine = z.infer<typeof cartLineSchema>
export type WireSkuPrice = z.infer<typeof skuPriceSchema>
export type WireSkuRespons = z.infer<typeof skuResponsSchema>
export type WireCoupon = z.infer<typeof couponSchema>
export type WireOrder = z.infer<typeof orderSchema>
export type OrderRequest = z.infer<typeof orderRequestSchema>
export type WireCustomer = z.infer<typeof customerSchema>
export type WirePresent = z.infer<typeof presentSchema>
export type WireAddress = z.infer<typeof addressSchema>
