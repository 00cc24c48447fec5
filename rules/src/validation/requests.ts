import * as z from 'zod/mini'
import { maxQuantity } from '../cart/normaliseCart.ts'
import type { CountryCode } from '../countries/countries.ts'
import { returnReasons } from '../orders/returnReasons.ts'
import { eGiftAmounts } from '../shop/eGifts.ts'
import { email, mandatory, optional } from './fields.ts'
import { messages } from './messages.ts'
import { contactMessageLength } from './patterns.ts'

/* The forms that are not part of buying (§2.3, §2.5, §2.11, §4.37). */

/** /contact-us, and the form for schools on /education. */
export const contactForm = z.object({
  name: mandatory(120),
  email: email(),
  message: mandatory(contactMessageLength),
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

/** /gift: an e-gift of one of the country's amounts (minor units), and its recipient. */
export function eGiftForm(country: CountryCode) {
  return z.object({
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
    message: optional(500),
  })
}

/** The first step of /kickstarter. Its later steps are choices and an address form. */
export const backerForm = z.object({
  backerNumber: mandatory(20, messages.backerNumber),
  email: email(),
})
