import type { DialCountryCode } from '@stemside/rules'
import AE from 'country-flag-icons/string/3x2/AE'
import AU from 'country-flag-icons/string/3x2/AU'
import BE from 'country-flag-icons/string/3x2/BE'
import CA from 'country-flag-icons/string/3x2/CA'
import DE from 'country-flag-icons/string/3x2/DE'
import ES from 'country-flag-icons/string/3x2/ES'
import FR from 'country-flag-icons/string/3x2/FR'
import GB from 'country-flag-icons/string/3x2/GB'
import HK from 'country-flag-icons/string/3x2/HK'
import IL from 'country-flag-icons/string/3x2/IL'
import IN from 'country-flag-icons/string/3x2/IN'
import IT from 'country-flag-icons/string/3x2/IT'
import JP from 'country-flag-icons/string/3x2/JP'
import KR from 'country-flag-icons/string/3x2/KR'
import MY from 'country-flag-icons/string/3x2/MY'
import NL from 'country-flag-icons/string/3x2/NL'
import NZ from 'country-flag-icons/string/3x2/NZ'
import PH from 'country-flag-icons/string/3x2/PH'
import SG from 'country-flag-icons/string/3x2/SG'
import TH from 'country-flag-icons/string/3x2/TH'
import US from 'country-flag-icons/string/3x2/US'
import VN from 'country-flag-icons/string/3x2/VN'

/** The flags of all dial codes by ISO 3166 code, each as the text of an SVG. */
export const dialFlags: Readonly<Record<DialCountryCode, string>> = {
  AE,
  AU,
  BE,
  CA,
  DE,
  ES,
  FR,
  GB,
  HK,
  IL,
  IN,
  IT,
  JP,
  KR,
  MY,
  NL,
  NZ,
  PH,
  SG,
  TH,
  US,
  VN,
}

/** The flag of a country as a data URI. */
export function dialFlag(code: DialCountryCode): string {
  return `data:image/svg+xml,${encodeURIComponent(dialFlags[code])}`
}
