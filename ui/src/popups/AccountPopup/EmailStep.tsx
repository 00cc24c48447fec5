import { emailForm, validate } from '@stemside/rules/validation'
import { EmailField } from '../../forms/EmailField/index.ts'
import styles from './AccountPopup.module.css'
import { StepForm } from './StepForm.tsx'
import { Switch } from './Switch.tsx'
import type { StepProps } from './step.ts'

export interface EmailStepProps extends StepProps {
  readonly mode: 'forgotPassword' | 'email_otp_login'
  readonly submit: string
}

/** A screen for an email address that a code is sent to. */
export function EmailStep({
  mode,
  submit,
  email,
  isOfUser,
  isLoading,
  message,
  onSubmit,
  onModeChange,
}: EmailStepProps) {
  return (
    <div className={styles.form}>
      <StepForm
        check={(values) => validate(emailForm, values)}
        initialValues={{ email }}
        {...{ submit, isLoading, message }}
        onSubmit={(values) => onSubmit({ mode, ...values })}
      >
        <EmailField autoComplete="username" readOnly={isOfUser} data-first />
      </StepForm>
      {!isOfUser && <Switch onPress={() => onModeChange('login')}>Back to Sign In</Switch>}
    </div>
  )
}
