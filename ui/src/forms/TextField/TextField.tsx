import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../Field/index.ts'
import type { FieldLook } from '../Field/index.ts'

export interface TextFieldProps
  extends FieldLook, Omit<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'id'> {
  /** Inside the box, before what is typed. @default nothing */
  before?: ReactNode
  /** Content at the end of the input box, such as a button. @default nothing */
  after?: ReactNode
  /** Cannot be typed into or focused, and is not submitted. @default false */
  isDisabled?: boolean
}

/**
 * One line of text. `className` and `style` reach the field; `ref` and all other props reach its
 * input.
 */
export function TextField({
  label,
  name,
  hint,
  message,
  isOptional = false,
  isDisabled = false,
  before,
  after,
  className,
  style,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, hint, message, isOptional, before, after, className, style }}>
      {({ defaultValue, ...control }) => (
        <input
          type="text"
          disabled={isDisabled}
          {...(input.value === undefined && { defaultValue })}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}
