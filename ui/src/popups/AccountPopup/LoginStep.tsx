import { storeName } from '@stemside/rules'
import { loginForm, validate } from '@stemside/rules/validation'
import { Button } from '../../core/Button/index.ts'
import { Link } from '../../core/Link/index.ts'
import { TextButton } from '../../core/TextButton/index.ts'
import { EmailField } from '../../forms/EmailField/index.ts'
import { PasswordField } from '../../forms/PasswordField/index.ts'
import { trackingLink } from '../../shell/navigation.ts'
import styles from './AccountPopup.module.css'
import { GoogleButton } from './GoogleButton.tsx'
import { StepForm } from './StepForm.tsx'
import { Switch } from './Switch.tsx'
import type { StepProps } from './step.ts'

/** The screen for email and password, with links to the other ways to log in. */
export function LoginStep({
  email,
  isLoading,
  message,
  onSubmit,
  onModeChange,
  onGoogle,
  onClose,
}: StepProps) {
  return (
    <div className={styles.form}>
      <StepForm
        check={(values) => validate(loginForm, values)}
        initialValues={{ email }}
        submit="Sign In"
        {...{ isLoading, message }}
        onSubmit={(values) => onSubmit({ mode: 'login', ...values })}
      >
        <EmailField autoComplete="username" data-first />
        <div className={styles.password}>
          <PasswordField />
          <TextButton className={styles.forgot} onClick={() => onModeChange('forgotPassword')}>
            Forgot Password
          </TextButton>
        </div>
      </StepForm>
      {/* Shown after every refusal, so that it tells nobody which addresses have an account. */}
      {message !== undefined && (
        <Switch
          question="Signed up, but no code typed yet? An account begins with its code."
          onPress={() => onModeChange('signup')}
        >
          Begin again
        </Switch>
      )}
      <Button variant="soft" size="large" isWide onClick={() => onModeChange('email_otp_login')}>
        Continue with Email OTP
      </Button>
      {onGoogle && <GoogleButton isLoading={isLoading} onGoogle={onGoogle} />}
      <Switch question={`New to ${storeName}?`} onPress={() => onModeChange('signup')}>
        Sign up
      </Switch>
      <p className={styles.switch}>
        Waiting for a parcel?{' '}
        <Link href={trackingLink.href} onClick={onClose}>
          {trackingLink.label}
        </Link>
      </p>
    </div>
  )
}
