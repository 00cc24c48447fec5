import * as z from 'zod/mini'
import { forEveryCountry } from '../countries/codes.ts'
import { addressShape } from './address.ts'
import { dialCode, email, mandatory, phone } from './fields.ts'
import { messages } from './messages.ts'

/** The buyer's contact data: the first part of checkout, and part of the order. */
export const contactShape = {
  name: mandatory(120),
  email: email(),
  dialCode: dialCode(),
  phone: phone(),
}

/** Guest checkout by country: contact and address in one flat object, as the form has them. */
export const checkoutForms = /* @__PURE__ */ forEveryCountry((country) =>
  z.object({ ...contactShape, ...addressShape(country) }),
)
export type CheckoutValues = z.output<(typeof checkoutForms)[keyof typeof checkoutForms]>

/** Checks the e-mail address of the exit popup. Its messages begin with an asterisk (§5.9). */
export const exitPopupForm = z.object({
  email: email(messages.exitEmailEmpty, messages.exitEmailInvalid),
})

/** /tracking: an order is looked up by its id and the e-mail on it. */
export const trackingForm = z.object({ orderId: mandatory(64, messages.orderId), email: email() })

export const couponForm = z.object({ code: mandatory(64, messages.coupon) })
