import { useContext, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FormContext } from '../Form/FormContext.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'name' | 'disabled'
> {
  /** Its name in the form. */
  name: string
  /** The words beside it: a tick means yes. */
  label: ReactNode
  /** What is wrong; inside a Form it comes from there. */
  message?: string | undefined
  /** Cannot be ticked or focused; a form leaves it out. @default false */
  isDisabled?: boolean
}

/** Yes or no. `className` and `style` reach the field, `ref` and the rest its input. */
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
  return (
    <div className={className} style={style}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          disabled={isDisabled}
          name={name}
          className={styles.input}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : id}
        />
        <span>{label}</span>
      </label>
      <p className={styles.message} id={id} aria-live="polite">
        {wrong}
      </p>
    </div>
  )
}
