import * as z from 'zod/mini'
import { forEveryCountry, type CountryCode } from '../countries/codes.ts'
import type { AddressRule } from '../countries/addressRule.ts'
import { addressRules } from '../countries/addresses.ts'
import { mandatory, optional } from './fields.ts'
import { messages } from './messages.ts'

/** The address fields of a country, for its form and for the wire. */
export function addressShape<C extends CountryCode>(country: C) {
  const rule = addressRules[country]
  return {
    line1: mandatory(200),
    line2: optional(200),
    city: mandatory(100),
    state: stateField(rule.region),
    postcode: postcodeField(rule.postcode),
    country: z.literal(country),
  }
}

/** For a field that the country's addresses lack: any value becomes empty, and none is refused. */
const unasked = () => z.prefault(z.string().check(z.overwrite(() => '')), '')

function postcodeField(rule: AddressRule['postcode']) {
  if (rule === undefined) return unasked()
  const { message, messageAt0, pattern, tidy } = rule
  return z
    .string(messages.mandatory)
    .check(
      z.trim(),
      z.minLength(1, messages.mandatory),
      z.maxLength(20, { error: message, abort: true }),
      z.overwrite(tidy),
      z.regex(pattern, message),
      ...(messageAt0 === undefined ? [] : [z.regex(/^[^0]/, messageAt0)]),
    )
}

function stateField(rule: AddressRule['region']) {
  if (rule === undefined) return unasked()
  const { message, options, allowsOtherText } = rule
  const field = mandatory(100, message)
  if (allowsOtherText) return field
  return field.check(z.refine((state) => options.includes(state), message))
}

/** One address form per country. */
export const addressForms = /* @__PURE__ */ forEveryCountry((country) =>
  z.object(addressShape(country)),
)
