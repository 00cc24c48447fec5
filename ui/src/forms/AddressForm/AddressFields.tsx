import type { CountryCode } from '@stemside/rules'
import { addressRules, regionOptions } from '@stemside/rules/validation'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { FormContext } from '../Form/FormContext.ts'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './AddressFields.module.css'

export interface AddressFieldsProps {
  /** Decides the fields and their labels. */
  country: CountryCode
  /** Help below the fields. @default none */
  hints?: { readonly line1?: ReactNode; readonly postcode?: ReactNode }
}

/**
 * The fields of an address in the country's format: PIN, ZIP, postcode, province, emirate. For use
 * inside a Form.
 */
export function AddressFields({ country, hints }: AddressFieldsProps) {
  const { region, postcode } = addressRules[country]
  const { initialValues } = useContext(FormContext)
  return (
    <div className={styles.root}>
      <input type="hidden" name="country" value={country} />
      <TextField
        className={styles.wide}
        label="Address"
        name="line1"
        autoComplete="address-line1"
        placeholder="House number and street"
        hint={hints?.line1}
      />
      <TextField
        className={styles.wide}
        label="Flat, floor, landmark"
        name="line2"
        autoComplete="address-line2"
        isOptional
      />
      <TextField
        className={region && postcode ? styles.wide : undefined}
        label="City"
        name="city"
        autoComplete="address-level2"
      />
      {region && (
        <Select
          key={country}
          label={region.label}
          name="state"
          autoComplete="address-level1"
          placeholder="Choose one"
          options={regionOptions(country, initialValues['state'] ?? '').map((option) => ({
            value: option,
            label: option,
          }))}
        />
      )}
      {postcode && (
        <TextField
          label={postcode.label}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          inputMode={/^\d+$/u.test(postcode.example) ? 'numeric' : 'text'}
          placeholder={postcode.example}
          hint={hints?.postcode}
        />
      )}
    </div>
  )
}
