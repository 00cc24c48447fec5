import { dialCountries } from '@stemside/rules'
import type { CountryCode } from '@stemside/rules'
import { useContext, useState } from 'react'
import { cx } from '../../core/cx/index.ts'
import { FormContext } from '../Form/FormContext.ts'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { DialCodePicker } from './DialCodePicker.tsx'
import styles from './PhoneField.module.css'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'name' | 'before'> &
  Partial<Pick<TextFieldProps, 'label' | 'name'>> & {
    /** The country whose dial code is selected first, unless the form's initial values name another. */
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
  const { initialValues, reportChange } = useContext(FormContext)
  const [code, setCode] = useState<string>(() => countryOf(initialValues[dialCodeName], country))
  const selected = dialCountries.find((known) => known.code === code) ?? dialCountries[0]
  return (
    <TextField
      {...rest}
      onInput={(event) => {
        rest.onInput?.(event)
        // The number means nothing without its code: whoever keeps the one keeps the other.
        if (selected) reportChange(dialCodeName, selected.dialCode)
      }}
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
            <DialCodePicker
              selected={selected}
              onSelect={(chosen) => {
                setCode(chosen.code)
                reportChange(dialCodeName, chosen.dialCode)
              }}
            />
          </>
        )
      }
    />
  )
}

/** The country of a dial code; several countries share +1, so the preferred one comes first. */
function countryOf(dialCode: string | undefined, preferred: CountryCode): string {
  const sharing = dialCountries.filter((known) => known.dialCode === dialCode)
  const found = sharing.find(({ code }) => code === preferred) ?? sharing[0]
  return found?.code ?? preferred
}
