import { address as AE } from './AE/address.ts'
import { address as CA } from './CA/address.ts'
import { address as GB } from './GB/address.ts'
import { address as IN } from './IN/address.ts'
import { address as US } from './US/address.ts'
import type { CountryCode } from './codes.ts'

/** The fields of a country's addresses besides lines and city, with their labels. Does not load zod. */
export interface AddressRule {
  /** Absent where there is none (AE). */
  readonly postcode?: {
    readonly label: string
    readonly example: string
    /** Of the tidied text. */
    readonly pattern: RegExp
    /** Upper case, with the one space that the country writes. */
    readonly tidy: (text: string) => string
    readonly message: string
  }
  /** Absent where the form does not ask for one (GB). */
  readonly region?: {
    readonly label: string
    readonly message: string
    /** The only allowed values; any text where absent. */
    readonly options?: readonly string[]
  }
}

/** The address rules of each country. Source: specification §5.17; the countries' own postal rules. */
export const addressRules: Readonly<Record<CountryCode, AddressRule>> = { IN, US, GB, CA, AE }
