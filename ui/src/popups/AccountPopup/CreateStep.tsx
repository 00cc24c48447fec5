import { createAccountForm, validate } from '@stemside/rules/validation'
import { EmailField } from '../../forms/EmailField/index.ts'
import { PasswordField } from '../../forms/PasswordField/index.ts'
import { PhoneField } from '../../forms/PhoneField/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import styles from './AccountPopup.module.css'
import { StepForm } from './StepForm.tsx'
import { Switch } from './Switch.tsx'
import type { StepProps } from './step.ts'

/** The screen for name, email, phone with dial code, and a password twice. */
export function CreateStep({
  email,
  country,
  isLoading,
  message,
  onSubmit,
  onModeChange,
}: StepProps) {
  return (
    <div className={styles.form}>
      <StepForm
        check={(values) => validate(createAccountForm, values)}
        initialValues={{ email }}
        submit="Create account"
        {...{ isLoading, message }}
        onSubmit={({ name, email: address, dialCode, phone, password }) =>
          onSubmit({ mode: 'create', name, email: address, dialCode, phone, password })
        }
      >
        <TextField label="Name" name="name" autoComplete="name" data-first />
        <EmailField autoComplete="username" hint="We send a code to it, to see that it is yours." />
        <PhoneField country={country} hint="For the courier, if they cannot find your door." />
        <div className={styles.pair}>
          <PasswordField purpose="new" hint="5 characters or more." />
          <PasswordField purpose="new" label="Repeat password" name="repeatPassword" />
        </div>
      </StepForm>
      <Switch question="Already have an account?" onPress={() => onModeChange('login')}>
        Log in
      </Switch>
    </div>
  )
}
