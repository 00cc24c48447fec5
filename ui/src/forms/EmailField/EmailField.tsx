import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'name'> &
  Partial<Pick<TextFieldProps, 'label' | 'name'>>

/** An e-mail address, with the keyboard and the autofill for it. */
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
