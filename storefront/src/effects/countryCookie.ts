import { countryCodes, type CountryCode } from '@stemside/rules'
import { countryCookie } from '@stemside/rules/contract/pages'

/** The country that the visitor has chosen in this browser; undefined without a choice. */
export function chosenCountry(cookies: string): CountryCode | undefined {
  return countryCodes.find((code) => `; ${cookies};`.includes(`; ${countryCookie}=${code};`))
}
