import type { CountryCode } from '../countries.ts'
import { messages } from './messages.ts'

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

export const emirates = [
  'Abu Dhabi',
  'Ajman',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
] as const

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()
/** Both halves of a British or Canadian code: the second has three characters. */
const halves = (text: string) => compact(text).replace(/.{3}$/, ' $&')

/** Checkout per country (specification §1; the field's own postal rules). */
export const addressRules: Readonly<Record<CountryCode, AddressRule>> = {
  IN: {
    postcode: {
      label: 'PIN code',
      example: '560001',
      pattern: /^[1-9]\d{5}$/,
      tidy: compact,
      message: messages.pin,
    },
    region: { label: 'State', message: messages.mandatory },
  },
  US: {
    postcode: {
      label: 'ZIP code',
      example: '94107',
      pattern: /^\d{5}(?:-\d{4})?$/,
      tidy: compact,
      message: messages.zip,
    },
    region: { label: 'State', message: messages.mandatory },
  },
  GB: {
    postcode: {
      label: 'Postcode',
      example: 'SW1A 1AA',
      pattern: /^(?:[A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-Z]{2}$/,
      tidy: halves,
      message: messages.postcode,
    },
  },
  CA: {
    postcode: {
      label: 'Postal code',
      example: 'K1A 0B1',
      pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
      tidy: halves,
      message: messages.postalCode,
    },
    region: { label: 'Province', message: messages.mandatory },
  },
  AE: { region: { label: 'Emirate', message: messages.emirate, options: emirates } },
}
