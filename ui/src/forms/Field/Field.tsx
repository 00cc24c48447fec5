import { useContext, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { FormContext } from '../Form/FormContext.ts'
import styles from './Field.module.css'

/** The props of every field, besides those of its control. */
export interface FieldLook {
  /** The label above the box. */
  label: ReactNode
  /** The name of the form field; its message and initial value are found by it. */
  name: string
  /** Help below the control, shown before an error. @default none */
  hint?: ReactNode
  /** The error message; inside a Form, the form sets it. @default none */
  message?: string | undefined
  /** Adds "optional" to the label; all other fields are required. @default false */
  isOptional?: boolean
}

/** The props that the control must have, so that label, hint and message belong to it. */
export interface ControlProps {
  id: string
  name: string
  /** A text is written from the side where its own script begins. */
  dir: 'auto'
  required: boolean
  className: string
  defaultValue: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldLook, Omit<ComponentProps<'div'>, 'children'> {
  /** Inside the box, before what is typed. @default nothing */
  before?: ReactNode
  /** Content at the end of the input box, such as a button. @default nothing */
  after?: ReactNode
  /** Renders the control. It must pass on all of these props. */
  children: (control: ControlProps) => ReactNode
}

/** A label, a box for a control, a hint, and a message that is announced. */
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
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={styles.box} data-part="box">
        {before}
        {children({
          id,
          name,
          dir: 'auto',
          required: !isOptional,
          className: cx(styles.control),
          defaultValue: form.initialValues[name],
          'aria-invalid': wrong === undefined ? undefined : true,
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        })}
        {wrong !== undefined && <AlertIcon className={styles.warning} data-part="warning" />}
        {after}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.message} id={`${id}-message`} aria-live={form.live}>
        {wrong}
      </p>
    </div>
  )
}
