import { newPasswordForm, validate } from '@stemside/rules/validation'
import { PasswordField } from '../../forms/PasswordField/index.ts'
import styles from './AccountPopup.module.css'
import { StepForm } from './StepForm.tsx'
import { Switch } from './Switch.tsx'
import type { StepProps } from './step.ts'

/** The screen for a new password, twice. */
export function NewPasswordStep({
  email,
  isOfUser,
  isLoading,
  message,
  onSubmit,
  onModeChange,
}: StepProps) {
  return (
    <div className={styles.form}>
      <StepForm
        check={(values) => validate(newPasswordForm, values)}
        submit="Update password"
        {...{ isLoading, message }}
        onSubmit={({ password }) => onSubmit({ mode: 'setPassword_screen', password })}
      >
        {/* A password manager saves the new password under this address. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          purpose="new"
          label="New password"
          hint="5 characters or more. A whole sentence is welcome."
          data-first
        />
        <PasswordField purpose="new" label="Repeat new password" name="repeatPassword" />
      </StepForm>
      {!isOfUser && <Switch onPress={() => onModeChange('login')}>Back to Sign In</Switch>}
    </div>
  )
}
