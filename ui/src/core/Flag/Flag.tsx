import type { CountryCode } from '@stemside/rules'
import AE from 'country-flag-icons/string/3x2/AE'
import CA from 'country-flag-icons/string/3x2/CA'
import GB from 'country-flag-icons/string/3x2/GB'
import IN from 'country-flag-icons/string/3x2/IN'
import US from 'country-flag-icons/string/3x2/US'
import { FlagImage } from './FlagImage.tsx'
import type { FlagImageProps } from './FlagImage.tsx'

const flags: Readonly<Record<CountryCode, string>> = { AE, CA, GB, IN, US }

export interface FlagProps extends Omit<FlagImageProps, 'svg'> {
  /** Whose flag. */
  country: CountryCode
}

/** The flag of a country that the shop sells in. Other flags: FlagImage. */
export function Flag({ country, ...rest }: FlagProps) {
  return <FlagImage {...rest} svg={flags[country]} />
}
