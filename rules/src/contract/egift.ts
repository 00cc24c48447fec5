import * as z from 'zod/mini'
import { parseDate } from '../calendar.ts'
import { eGiftDesigns, eGiftMessageLength } from '../shop/eGifts.ts'
import { countryCodeSchema, emailSchema, oneLine, paymentSchema } from './wire.ts'

/* E-gifts and the cards that they become (§7.23). */

/** A gift card's code, in any case, with or without dashes and spaces. */
export const giftCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

const person = z.strictObject({ name: oneLine(120), email: emailSchema })

/** A day such as 2026-12-24. */
const daySchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => parseDate(text) !== undefined, 'This day does not exist'),
)

/** POST /egift. The amount is one of the country's (`eGiftAmounts`). */
export const eGiftSchema = z.strictObject({
  countryCode: countryCodeSchema,
  amount: z.number().check(z.positive()),
  recipient: person,
  sender: person,
  message: z.optional(z.string().check(z.trim(), z.maxLength(eGiftMessageLength))),
  /** What the card in the recipient's mail looks like. @default no card, only words */
  design: z.optional(z.enum(eGiftDesigns)),
  /** The day on which the code is mailed, by the shop's clock. */
  deliverOn: daySchema,
  payment: paymentSchema,
})

/** GET /egift/balance */
export const giftBalanceSchema = z.object({
  /** What is left, in the currency of `countryCode`. */
  balance: z.number().check(z.nonnegative()),
  countryCode: countryCodeSchema,
})

export type WireEGift = z.infer<typeof eGiftSchema>
export type WireGiftBalance = z.infer<typeof giftBalanceSchema>
