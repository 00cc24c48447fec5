import * as z from 'zod/mini'
import { parseDate, type IsoDate } from '../calendar.ts'
import { maxQuantity } from '../cart/maxQuantity.ts'
import type { CountryCode } from '../countries/countries.ts'
import { returnReasons } from '../orders/returnReasons.ts'
import { eGiftAmounts, eGiftDayObstacle, eGiftDesigns, eGiftMessageLength } from '../shop/eGifts.ts'
import { westernDigits } from '../westernDigits.ts'
import { email, mandatory, optional } from './fields.ts'
import { messages } from './messages.ts'
import { contactMessageLength } from './patterns.ts'

/* The forms that are not part of buying (§2.3, §2.5, §2.11, §4.37). */

/** A letter to the shop on /contact-us. */
export const contactForm = z.object({
  name: mandatory(120),
  email: email(),
  subject: mandatory(160),
  message: mandatory(contactMessageLength),
})

/** A school's request for an offer on /education. Its answers fit into one message of POST /contact. */
export const schoolForm = z.object({
  name: mandatory(120),
  email: email(),
  school: mandatory(120),
  children: mandatory(120),
  wish: mandatory(1000),
  devices: optional(300),
})

const units = z
  .int(messages.returnUnits)
  .check(z.minimum(0, messages.returnUnits), z.maximum(maxQuantity, messages.returnUnits))

/** A return on /profile/returns: an order, how many units of each of its skus come back, and why. */
export const returnForm = z.object({
  orderId: mandatory(64, messages.orderId),
  units: z
    .record(z.string(), units, messages.returnUnits)
    .check(z.refine((all) => Object.values(all).some((count) => count > 0), messages.returnUnits)),
  reason: z.enum(returnReasons, messages.returnReason),
  comment: optional(1000),
})

/**
 * /gift: an e-gift of one of the country's amounts (minor units), its design, recipient and day.
 * @param today - the day in the shop; the first one on which the gift can be mailed
 */
export function eGiftForm(country: CountryCode, today: IsoDate) {
  return z.object({
    design: z.enum(eGiftDesigns, messages.giftDesign),
    amount: z
      .number(messages.giftAmount)
      .check(
        z.refine(
          (amount) => eGiftAmounts(country).some((one) => one === amount),
          messages.giftAmount,
        ),
      ),
    recipientName: mandatory(120),
    recipientEmail: email(),
    senderName: mandatory(120),
    senderEmail: email(),
    message: optional(eGiftMessageLength),
    deliverOn: z.string(messages.giftDay).check(
      z.refine((day) => parseDate(day) !== undefined, {
        error: messages.giftDay,
        abort: true,
      }),
      z.refine((day) => eGiftDayObstacle(day, today) !== 'over', messages.giftDayOver),
      z.refine((day) => eGiftDayObstacle(day, today) !== 'too-far', messages.giftDayTooFar),
    ),
  })
}

export type EGiftValues = z.output<ReturnType<typeof eGiftForm>>

/** The first step of /kickstarter. Its later steps are choices and an address form. */
export const backerForm = z.object({
  backerNumber: mandatory(20, messages.backerNumber).check(z.overwrite(westernDigits)),
  email: email(),
})
