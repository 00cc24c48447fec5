import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'name'> &
  Partial<Pick<TextFieldProps, 'label' | 'name'>>

/** A field for an email address, with the right keyboard and autofill. */
export function EmailField({ label = 'Email address', name = 'email', ...rest }: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...rest}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={label}
      name={name}
    />
  )
}
