import { address as AE } from './AE/address.ts'
import { address as CA } from './CA/address.ts'
import { address as GB } from './GB/address.ts'
import { address as IN } from './IN/address.ts'
import { address as US } from './US/address.ts'
import type { CountryCode } from './codes.ts'

/** The address fields that only some countries have, with their labels. This file loads no zod. */
export interface AddressRule {
  /** Absent where there is none (AE). */
  readonly postcode?: {
    readonly label: string
    readonly example: string
    /** Matched against the tidied text. */
    readonly pattern: RegExp
    /** Changes the text to upper case, with the space that the country writes. */
    readonly tidy: (text: string) => string
    readonly message: string
  }
  /** Absent where the form does not ask for one (GB). */
  readonly region?: {
    readonly label: string
    readonly message: string
    /** The allowed values; any text is allowed where absent. */
    readonly options?: readonly string[]
  }
}

/** The address rules of each country. Source: §5.17; the countries' own postal rules. */
export const addressRules: Readonly<Record<CountryCode, AddressRule>> = { IN, US, GB, CA, AE }
