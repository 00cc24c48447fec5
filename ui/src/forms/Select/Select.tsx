import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
import { Field } from '../Field/index.ts'
import type { FieldLook } from '../Field/index.ts'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps
  extends
    FieldLook,
    Omit<ComponentProps<'select'>, 'name' | 'required' | 'disabled' | 'id' | 'children'> {
  /** The options in this order; their values are unique. */
  options: readonly SelectOption[]
  /** The first entry, for "nothing chosen yet". @default none */
  placeholder?: string
  /** Cannot be opened or focused, and is not submitted. @default false */
  isDisabled?: boolean
}

/** One choice of several, with the browser's own list, which works best on phones. */
export function Select({
  label,
  name,
  hint,
  message,
  isOptional = false,
  isDisabled = false,
  options,
  placeholder,
  className,
  style,
  ...select
}: SelectProps) {
  return (
    <Field
      {...{ label, name, hint, message, isOptional, style }}
      className={cx(styles.root, className)}
      after={<ChevronDownIcon className={styles.chevron} />}
    >
      {({ defaultValue, className: controlClass, ...control }) => (
        <select
          {...(select.value === undefined && { defaultValue: defaultValue ?? '' })}
          {...select}
          disabled={isDisabled}
          {...control}
          className={`${controlClass} ${styles.select}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
