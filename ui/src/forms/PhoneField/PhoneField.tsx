import { dialCountries, explainPhoneLength, readPhone, westernDigits } from '@stemside/rules'
import type { CountryCode, Phone } from '@stemside/rules'
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
    /** The name of the form field with the dial code. @default 'dialCode' */
    dialCodeName?: string
    /** What the browser may fill in; `off` for somebody else's number. @default 'tel-national' */
    autoComplete?: TextFieldProps['autoComplete']
  }

/**
 * A field for a phone number of ten digits, with its dial code as a form field of its own. A number that is
 * typed or filled in with its dial code selects that code. Beside a message, the hint says how many digits differ.
 */
export function PhoneField({
  country,
  label = 'Phone',
  name = 'phone',
  dialCodeName = 'dialCode',
  autoComplete = 'tel-national',
  hint,
  className,
  ...rest
}: PhoneFieldProps) {
  const { initialValues, messages, reportChange } = useContext(FormContext)
  const initialCode = initialValues[dialCodeName]
  const [code, setCode] = useState<string>(() => countryOf(initialCode, country))
  // A form that is prefilled after it has mounted gets its dial code with the number.
  const [lastInitialCode, setLastInitialCode] = useState(initialCode)
  if (lastInitialCode !== initialCode) {
    setLastInitialCode(initialCode)
    setCode(countryOf(initialCode, country))
  }
  const [typed, setTyped] = useState('')
  const selected = dialCountries.find((known) => known.code === code) ?? dialCountries[0]
  const help =
    selected?.code === 'AE' ? <>{hint} Ten digits with the 0, such as 050 123 4567.</> : hint
  const isWrong = (rest.message ?? messages[name]) !== undefined
  const lacking = isWrong ? explainPhoneLength(typed, selected?.dialCode ?? '') : ''
  return (
    <TextField
      {...rest}
      onInput={(event) => {
        rest.onInput?.(event)
        setTyped(event.currentTarget.value)
        const read = readTyped(event.currentTarget.value, selected?.dialCode ?? '')
        if (read !== undefined) {
          event.currentTarget.value = read.phone
          setCode(countryOf(read.dialCode, country))
        }
        // A draft that has the number also needs its dial code.
        const dialCode = read?.dialCode ?? selected?.dialCode
        if (dialCode !== undefined) reportChange(dialCodeName, dialCode)
      }}
      hint={lacking === '' ? help : lacking}
      type="tel"
      autoComplete={autoComplete}
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

/**
 * A number that is complete with its last digit; undefined for one that is not. Ten digits stay as they were typed, with
 * their spaces, and nine that begin with 0 may still become ten.
 */
function readTyped(text: string, selected: string): Phone | undefined {
  const read = readPhone(text, selected)
  const typed = text.replaceAll(/[\s-]/gu, '')
  const isLeft = typed === read.phone || /^0\d{8}$/u.test(westernDigits(typed))
  return !isLeft && /^\d{10}$/u.test(read.phone) ? read : undefined
}

/** The country of a dial code. Several countries share +1; the preferred one wins. */
function countryOf(dialCode: string | undefined, preferred: CountryCode): string {
  const sharing = dialCountries.filter((known) => known.dialCode === dialCode)
  const found = sharing.find(({ code }) => code === preferred) ?? sharing[0]
  return found?.code ?? preferred
}
