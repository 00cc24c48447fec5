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
  /** In this order; a value is unique among them. */
  options: readonly SelectOption[]
  /** Stands first and means: nothing chosen yet. */
  placeholder?: string
  /** Cannot be opened or focused; a form leaves it out. @default false */
  isDisabled?: boolean
}

/** One of several, by the browser's own list: the best there is on a phone. */
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
