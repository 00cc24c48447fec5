import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@stemside/rules'
import { countryCookie, pickCountry } from '@stemside/rules/contract/pages'
import { parse } from 'cookie'

/** The country that the shop shows to this browser. */
export function countryOf({ headers }: IncomingMessage): CountryCode {
  return pickCountry(undefined, parse(headers.cookie ?? '')[countryCookie])
}
