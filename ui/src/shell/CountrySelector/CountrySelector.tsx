import { countries, countryCodes, type CountryCode } from '@stemside/rules'
import { Flag } from '../../core/Flag/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { SiteDropdown } from '../SiteDropdown/index.ts'
import styles from './CountrySelector.module.css'

export interface CountrySelectorProps {
  /** The one that prices are shown for. */
  country: CountryCode
  /** Another country was chosen. */
  onCountryChange: (country: CountryCode) => void
  /** Called when the list was wanted and its code could not be fetched. @default nothing happens */
  onMissing?: (() => void) | undefined
}

/** The countries of the header's list. AE is reached by `?cc=AE` alone (specification §2). */
export const offeredCountries = countryCodes.filter((code) => countries[code].inHeader)

/** The country that prices are shown for, and a menu of the others. Without script it is a form. */
export function CountrySelector({ country, onCountryChange, onMissing }: CountrySelectorProps) {
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
          entries={offeredCountries.map((code) => ({
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
        {/* The server reads `?cc=`. */}
        <form method="get" className={styles.form}>
          <select name="cc" aria-label="Deliver to" defaultValue={country} className={styles.field}>
            {countryCodes
              .filter((code) => code === country || offeredCountries.includes(code))
              .map((code) => (
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
