import { countries, countryCodes, type CountryCode } from '@stemside/rules'
import type { MouseEvent } from 'react'
import { Flag } from '../../core/Flag/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { closeDropdown, SiteDropdown } from '../SiteDropdown/index.ts'
import styles from './CountrySelector.module.css'

export interface CountrySelectorProps {
  /** The one that prices are shown for. */
  country: CountryCode
  /** Another country was chosen. */
  onCountryChange: (country: CountryCode) => void
}

/** The countries of the header's list. AE is reached by `?cc=AE` alone (specification §2). */
export const offeredCountries = countryCodes.filter((code) => countries[code].inHeader)

/**
 * The country that prices are shown for, and the others. It is a form of its own, so that choosing
 * works without script too: the server reads `?cc=`.
 */
export function CountrySelector({ country, onCountryChange }: CountrySelectorProps) {
  const choose = (event: MouseEvent, code: CountryCode) => {
    event.preventDefault()
    closeDropdown(event.currentTarget)
    if (code !== country) onCountryChange(code)
  }
  return (
    <SiteDropdown
      align="end"
      label={
        <span className={styles.chosen}>
          <Flag country={country} />
          <VisuallyHidden>{`Country: ${countries[country].name}`}</VisuallyHidden>
          <span aria-hidden="true">{country}</span>
        </span>
      }
    >
      <form method="get">
        <p className={styles.heading}>Deliver to</p>
        {offeredCountries.map((code) => (
          <button
            key={code}
            type="submit"
            name="cc"
            value={code}
            className={styles.option}
            aria-current={code === country ? 'true' : undefined}
            onClick={(event) => choose(event, code)}
          >
            <Flag country={code} />
            <span className={styles.name}>{countries[code].name}</span>
            <span className={styles.currency}>{countries[code].currency}</span>
          </button>
        ))}
      </form>
    </SiteDropdown>
  )
}
