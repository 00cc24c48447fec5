import * as z from 'zod/mini'
import { forEveryCountry } from '../countries/codes.ts'
import { addressShape } from './address.ts'
import { dialCode, email, mandatory, optional, phone, phoneOrEmpty } from './fields.ts'
import { messages } from './messages.ts'
import { presentMessageLength } from './patterns.ts'
import { westernDigits } from '../westernDigits.ts'
import { withReadPhone } from './withReadPhone.ts'

/** The buyer's contact data: the first part of checkout, and part of the order. */
export const contactShape = {
  name: mandatory(120),
  email: email(),
  dialCode: dialCode(),
  phone: phone(),
}

/** A present's part of checkout. Each box has a value only while it is ticked. */
const presentShape = {
  isPresent: z.optional(z.string()),
  recipient: optional(120),
  presentMessage: optional(presentMessageLength),
  hidesPrices: z.optional(z.string()),
}

/** For the courier of a present. Only checkout asks for it, beside the address. */
const recipientPhoneShape = {
  recipientDialCode: z.optional(dialCode()),
  recipientPhone: z.optional(phoneOrEmpty()),
}

/** The fields of a present alone: the cart shows them before checkout. */
export const presentForm = z.object(presentShape)

/** Guest checkout by country: contact, address and present in one flat object, as the form has them. */
export const checkoutForms = /* @__PURE__ */ forEveryCountry((country) =>
  withReadPhone(
    withReadPhone(
      z.object({
        ...contactShape,
        ...addressShape(country),
        ...presentShape,
        ...recipientPhoneShape,
      }),
      'dialCode',
    ),
    'recipientDialCode',
    'recipientPhone',
  ),
)
export type CheckoutValues = z.output<(typeof checkoutForms)[keyof typeof checkoutForms]>

/** Checks the email address of the exit popup. Its messages begin with an asterisk (§5.9). */
export const exitPopupForm = z.object({
  email: email(messages.exitEmailEmpty, messages.exitEmailInvalid),
})

function hyphenated(id: string): string {
  return westernDigits(id).match(/\w+/g)?.join('-') ?? id
}

/**
 * /tracking: an order is looked up by its id and the email on it. Ids have capital letters and hyphens, and may be
 * typed with small letters, spaces or a "#" in front.
 */
export const trackingForm = z.object({
  orderId: mandatory(64, messages.orderId).check(z.overwrite(hyphenated), z.toUpperCase()),
  email: email(),
})

export const couponForm = z.object({ code: mandatory(64, messages.coupon) })
