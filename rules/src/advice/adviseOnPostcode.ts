import { addressRules } from '../countries/addresses.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { Advice } from './advice.ts'
import { regionsOfPostcode } from './regionsOfPostcode.ts'

/**
 * Asks about a postcode that surely lies in another state or province than the chosen one. A region that the
 * country's form does not offer, such as "Calif." of an old address, is left alone.
 */
export function adviseOnPostcode(
  country: CountryCode,
  chosen: string,
  typed: string,
): Advice | undefined {
  const { region, postcode } = addressRules[country]
  if (!region?.options.includes(chosen) || postcode === undefined) return undefined
  const code = postcode.tidy(typed)
  const regions = regionsOfPostcode(country, code)
  if (!postcode.pattern.test(code) || regions.length === 0 || regions.includes(chosen)) {
    return undefined
  }
  const places = regions.join(' or ')
  return {
    text: `${code} is a ${inText(postcode.label)} in ${places}. Is the ${inText(region.label)} right?`,
  }
}

/** A label within a sentence: "state", but "ZIP code". */
const inText = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
