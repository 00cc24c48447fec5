import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../Field/index.ts'
import type { FieldLook } from '../Field/index.ts'

export interface TextFieldProps
  extends FieldLook, Omit<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'id'> {
  /** Stands inside the box, before and after what is typed. */
  before?: ReactNode
  /** Stands inside the box, after what is typed. @default nothing */
  after?: ReactNode
  /** Cannot be typed into or focused; a form leaves it out. @default false */
  isDisabled?: boolean
}

/** One line to type. `className` and `style` reach the field, `ref` and the rest its input. */
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
