import { parseCountry, type CountryCode } from '@stemside/rules'
import { countryCookie } from '@stemside/rules/contract/pages'

/** The country that the visitor has chosen in this browser; undefined without a choice. */
export function chosenCountry(cookies: string): CountryCode | undefined {
  return parseCountry(new RegExp(`(?:^|; )${countryCookie}=([^;]*)`).exec(cookies)?.[1])
}
