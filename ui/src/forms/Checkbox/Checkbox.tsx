import { useContext, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FormContext } from '../Form/FormContext.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'name' | 'disabled'
> {
  /** The name of the form field. */
  name: string
  /** The text beside the box; a tick means yes. */
  label: ReactNode
  /** The error message; inside a Form, the form sets it. @default none */
  message?: string | undefined
  /** Cannot be ticked or focused, and is not submitted. @default false */
  isDisabled?: boolean
}

/**
 * A choice of yes or no. `className` and `style` reach the field; `ref` and all other props reach
 * its input.
 */
export function Checkbox({
  name,
  label,
  message,
  isDisabled = false,
  className,
  style,
  ...input
}: CheckboxProps) {
  const id = useId()
  const form = useContext(FormContext)
  const wrong = message ?? form.messages[name]
  const initial = form.initialValues[name]
  return (
    <div className={className} style={style}>
      <label className={styles.label}>
        <input
          {...input}
          {...(input.checked === undefined &&
            initial !== undefined && { defaultChecked: initial !== '' })}
          type="checkbox"
          disabled={isDisabled}
          name={name}
          className={styles.input}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : id}
        />
        <span>{label}</span>
      </label>
      <p className={styles.message} id={id} aria-live={form.live}>
        {wrong}
      </p>
    </div>
  )
}
