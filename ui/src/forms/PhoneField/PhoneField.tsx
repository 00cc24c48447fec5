import { dialCountries } from '@stemside/rules'
import type { CountryCode } from '@stemside/rules'
import { useState } from 'react'
import { cx } from '../../core/cx/index.ts'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { DialCodePicker } from './DialCodePicker.tsx'
import styles from './PhoneField.module.css'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'name' | 'before'> &
  Partial<Pick<TextFieldProps, 'label' | 'name'>> & {
    /** Whose dial code stands first. */
    country: CountryCode
    /** The name under which the dial code is sent. @default 'dialCode' */
    dialCodeName?: string
  }

/** A phone number of ten digits with its dial code, which is a field of the form too. */
export function PhoneField({
  country,
  label = 'Phone',
  name = 'phone',
  dialCodeName = 'dialCode',
  className,
  ...rest
}: PhoneFieldProps) {
  const [code, setCode] = useState<string>(country)
  const selected = dialCountries.find((known) => known.code === code) ?? dialCountries[0]
  return (
    <TextField
      {...rest}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      label={label}
      name={name}
      className={cx(styles.root, className)}
      before={
        selected && (
          <>
            <input type="hidden" name={dialCodeName} value={selected.dialCode} />
            <DialCodePicker selected={selected} onSelect={(chosen) => setCode(chosen.code)} />
          </>
        )
      }
    />
  )
}
