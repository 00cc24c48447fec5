import { address as AE } from './AE/address.ts'
import { address as CA } from './CA/address.ts'
import { address as GB } from './GB/address.ts'
import { address as IN } from './IN/address.ts'
import { address as US } from './US/address.ts'
import type { CountryCode } from './codes.ts'

/** What a country's addresses hold besides lines and city, and what a form calls it. Zod-free. */
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
  /** Absent where none is asked for (GB). */
  readonly region?: {
    readonly label: string
    readonly message: string
    /** Where given, nothing else will do. */
    readonly options?: readonly string[]
  }
}

/** The address rules of each country. Source: specification §5.17; the countries' own postal rules. */
export const addressRules: Readonly<Record<CountryCode, AddressRule>> = { IN, US, GB, CA, AE }
