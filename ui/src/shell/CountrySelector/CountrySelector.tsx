import { countries, countryCodes, type CountryCode } from '@stemside/rules'
import { useRef, type MouseEvent } from 'react'
import { Flag } from '../../core/Flag/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { useDismiss } from '../useDismiss.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
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
  const ref = useRef<HTMLDetailsElement>(null)
  useDismiss(ref)
  const choose = (event: MouseEvent, code: CountryCode) => {
    event.preventDefault()
    if (ref.current !== null) ref.current.open = false
    if (code !== country) onCountryChange(code)
  }
  return (
    <details ref={ref} className={styles.root} name="site-nav">
      <summary className={styles.summary}>
        <Flag country={country} />
        <VisuallyHidden>Country: {countries[country].name}</VisuallyHidden>
        <span aria-hidden="true">{country}</span>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <form method="get" className={styles.panel}>
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
    </details>
  )
}
