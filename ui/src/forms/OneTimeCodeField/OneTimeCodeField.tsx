import { westernDigits } from '@stemside/rules'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Field } from '../Field/index.ts'
import type { FieldLook } from '../Field/index.ts'
import styles from './OneTimeCodeField.module.css'

/** Source: specification §9. */
const codeLength = 4
const places = ['first', 'second', 'third', 'fourth'] as const

export interface OneTimeCodeFieldProps extends Partial<FieldLook> {
  /** Called with the code when its last digit is typed. @default nothing happens */
  onComplete?: (code: string) => void
  /** A class of the field. @default none */
  className?: string
}

/**
 * A field for the code of an email. It looks like four boxes, and is one input, so that pasting
 * and autofill work.
 */
export function OneTimeCodeField({
  label = 'Code from your email',
  name = 'code',
  onComplete,
  className,
  ...field
}: OneTimeCodeFieldProps) {
  const [code, setCode] = useState('')
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = westernDigits(target.value).replace(/\D/gu, '').slice(0, codeLength)
    setCode(digits)
    if (digits.length === codeLength && digits !== code) onComplete?.(digits)
  }
  return (
    <Field {...field} label={label} name={name} className={cx(styles.root, className)}>
      {({ id, required, className: controlClass, ...aria }) => (
        <span className={styles.frame}>
          <input
            id={id}
            name={name}
            required={required}
            aria-invalid={aria['aria-invalid']}
            aria-describedby={aria['aria-describedby']}
            className={cx(controlClass, styles.input)}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={change}
          />
          {places.map((place, index) => (
            <span
              key={place}
              aria-hidden
              className={styles.place}
              data-next={index === Math.min(code.length, codeLength - 1) || undefined}
            >
              {code[index]}
            </span>
          ))}
        </span>
      )}
    </Field>
  )
}
