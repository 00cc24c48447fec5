import { useContext, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { FormContext } from '../Form/FormContext.ts'
import styles from './Field.module.css'

/** What every field takes besides its control's own props. */
export interface FieldLook {
  /** The words above the box. */
  label: ReactNode
  /** Its name in the form: it finds its message and first value by it. */
  name: string
  /** A line under the control that helps before anything is wrong. */
  hint?: ReactNode
  /** What is wrong; inside a Form it comes from there. */
  message?: string | undefined
  /** Says "optional" beside the label; all other fields are required. @default false */
  isOptional?: boolean
}

/** What the control is to carry, so that label, hint and message belong to it. */
export interface ControlProps {
  id: string
  name: string
  required: boolean
  className: string
  defaultValue: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldLook, Omit<ComponentProps<'div'>, 'children'> {
  /** Stands inside the box, before and after the control. */
  before?: ReactNode
  /** Stands inside the box, after what is typed. @default nothing */
  after?: ReactNode
  /** Renders the control; it is to carry all that it is given. */
  children: (control: ControlProps) => ReactNode
}

/** A label, a box with a control in it, a hint, and a message that is announced. */
export function Field({
  label,
  name,
  hint,
  message,
  isOptional = false,
  before,
  after,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId()
  const form = useContext(FormContext)
  const wrong = message ?? form.messages[name]
  const described = [hint !== undefined && `${id}-hint`, wrong && `${id}-message`].filter(Boolean)

  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-invalid={wrong === undefined ? undefined : true}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={styles.box} data-part="box">
        {before}
        {children({
          id,
          name,
          required: !isOptional,
          className: cx(styles.control),
          defaultValue: form.initialValues[name],
          'aria-invalid': wrong === undefined ? undefined : true,
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        })}
        {wrong !== undefined && <AlertIcon className={styles.warning} />}
        {after}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.message} id={`${id}-message`} aria-live="polite">
        {wrong}
      </p>
    </div>
  )
}
