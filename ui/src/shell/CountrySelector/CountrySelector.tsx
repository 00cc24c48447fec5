import { countries, countryCodes, type CountryCode } from '@stemside/rules'
import { Flag } from '../../core/Flag/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { SiteDropdown } from '../SiteDropdown/index.ts'
import styles from './CountrySelector.module.css'

export interface CountrySelectorProps {
  /** The current country: selects currency, prices and texts. */
  country: CountryCode
  /** Called with the chosen country when it differs from the current one. */
  onCountryChange: (country: CountryCode) => void
  /** Called when a press could not load the menu's code. @default nothing happens */
  onMissing?: (() => void) | undefined
}

/** The countries that header and side menu list: those of every visitor, and the current one. Source: §2.24. */
export function offeredCountries(current: CountryCode): readonly CountryCode[] {
  return countryCodes.filter((code) => code === current || countries[code].inHeader)
}

/** The current country with a menu of the offered ones. Without JavaScript it is a form. */
export function CountrySelector({ country, onCountryChange, onMissing }: CountrySelectorProps) {
  const offered = offeredCountries(country)
  return (
    <>
      <span className={styles.withScript}>
        <SiteDropdown
          align="end"
          heading="Deliver to"
          label={
            <span className={styles.chosen}>
              <Flag country={country} />
              <VisuallyHidden>{`Country: ${countries[country].name}`}</VisuallyHidden>
              <span aria-hidden="true">{country}</span>
            </span>
          }
          entries={offered.map((code) => ({
            label: countries[code].name,
            icon: <Flag country={code} />,
            note: countries[code].currency.code,
            isCurrent: code === country,
            onSelect: () => {
              if (code !== country) onCountryChange(code)
            },
          }))}
          onMissing={onMissing}
        />
      </span>
      <noscript>
        {/* Submits `?cc=` to the server. */}
        <form method="get" className={styles.form}>
          <select name="cc" aria-label="Deliver to" defaultValue={country} className={styles.field}>
            {offered.map((code) => (
              <option key={code} value={code}>
                {countries[code].name}
              </option>
            ))}
          </select>
          <button type="submit" className={styles.submit}>
            Go
          </button>
        </form>
      </noscript>
    </>
  )
}
