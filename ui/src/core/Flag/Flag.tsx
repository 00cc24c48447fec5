// The package exports its flags only as text. As files, a page fetches only those that it shows.
import AE from '../../../../node_modules/country-flag-icons/3x2/AE.svg?no-inline'
import CA from '../../../../node_modules/country-flag-icons/3x2/CA.svg?no-inline'
import GB from '../../../../node_modules/country-flag-icons/3x2/GB.svg?no-inline'
import IN from '../../../../node_modules/country-flag-icons/3x2/IN.svg?no-inline'
import US from '../../../../node_modules/country-flag-icons/3x2/US.svg?no-inline'
import { FlagImage } from './FlagImage.tsx'
import type { FlagImageProps } from './FlagImage.tsx'

const flags = { AE, CA, GB, IN, US } as const

export interface FlagProps extends Omit<FlagImageProps, 'src'> {
  /** The country of the flag. */
  country: keyof typeof flags
}

/** The flag of a country that the shop sells in. Other flags: FlagImage. */
export function Flag({ country, ...rest }: FlagProps) {
  return <FlagImage {...rest} src={flags[country]} />
}
