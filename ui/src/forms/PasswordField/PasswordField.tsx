import { useState } from 'react'
import { IconButton } from '../../core/IconButton/index.ts'
import { EyeIcon, EyeOffIcon } from '../../icons/index.ts'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'label' | 'name' | 'after' | 'autoComplete'
> &
  Partial<Pick<TextFieldProps, 'label' | 'name'>> & {
    /** Whether a password manager fills in a known password or suggests a new one. @default 'current' */
    purpose?: 'current' | 'new'
  }

/** A password field with a button that shows and hides the password. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  purpose = 'current',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      autoCapitalize="none"
      spellCheck={false}
      label={label}
      name={name}
      after={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          tone="neutral"
          size="small"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
