import type { CountryCode } from '@stemside/rules'
import { addressRules } from '@stemside/rules/validation'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './AddressFields.module.css'

export interface AddressFieldsProps {
  /** Decides which fields there are and what they are called. */
  country: CountryCode
}

/** An address as its country writes it: PIN, ZIP, postcode, province, emirate. For inside a Form. */
export function AddressFields({ country }: AddressFieldsProps) {
  const { region, postcode } = addressRules[country]
  return (
    <div className={styles.root}>
      <input type="hidden" name="country" value={country} />
      <TextField
        className={styles.wide}
        label="Address"
        name="line1"
        autoComplete="address-line1"
        placeholder="House number and street"
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
      {region?.options && (
        <Select
          label={region.label}
          name="state"
          autoComplete="address-level1"
          placeholder={`Choose ${region.label.toLowerCase()}`}
          options={region.options.map((option) => ({ value: option, label: option }))}
        />
      )}
      {region && !region.options && (
        <TextField label={region.label} name="state" autoComplete="address-level1" />
      )}
      {postcode && (
        <TextField
          label={postcode.label}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          inputMode={/^\d+$/u.test(postcode.example) ? 'numeric' : 'text'}
          placeholder={postcode.example}
        />
      )}
    </div>
  )
}
