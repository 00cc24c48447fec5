import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@stemside/rules'
import { countryCookie, pickCountry } from '@stemside/rules/contract/pages'
import { parse } from 'cookie'

/** The country whose pages this browser gets: that of its cookie, else the default one. */
export function countryOf({ headers }: IncomingMessage): CountryCode {
  return pickCountry(undefined, parse(headers.cookie ?? '')[countryCookie])
}
