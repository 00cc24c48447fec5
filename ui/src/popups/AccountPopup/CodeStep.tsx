import type { AccountMode } from '@stemside/rules'
import { oneTimeCodeForm, validate } from '@stemside/rules/validation'
import { useEffect, useMemo, useRef } from 'react'
import { OneTimeCodeField } from '../../forms/OneTimeCodeField/index.ts'
import styles from './AccountPopup.module.css'
import { ResendCode } from './ResendCode.tsx'
import { StepForm } from './StepForm.tsx'
import { Switch } from './Switch.tsx'
import type { StepProps } from './step.ts'

export interface CodeStepProps extends StepProps {
  readonly mode: 'otp_screen_signup' | 'otp_screen' | 'verify_otp_login'
  readonly submit: string
  /** The screen on which the email address can be changed. */
  readonly back: AccountMode
}

/**
 * The screen for a code from an email. The server's message shows at the field, whose digits are
 * selected so that typing replaces them.
 */
export function CodeStep(props: CodeStepProps) {
  const { mode, submit, back, isOfUser, isLoading, message, onSubmit, onModeChange } = props
  const field = useRef<HTMLDivElement>(null)
  const messages = useMemo(() => (message === undefined ? {} : { code: message }), [message])
  useEffect(() => {
    if (message !== undefined) field.current?.querySelector('input')?.select()
  }, [message])
  return (
    <div className={styles.form}>
      <StepForm
        check={(values) => validate(oneTimeCodeForm, values)}
        {...{ messages, submit, isLoading }}
        onSubmit={({ code }) => onSubmit({ mode, code })}
      >
        <div data-first ref={field}>
          <OneTimeCodeField hint="No email yet? Look in the spam folder, too." />
        </div>
      </StepForm>
      <ResendCode
        codesSent={props.codesSent}
        after={props.resendAfter}
        isLoading={isLoading}
        onResend={props.onResend}
      />
      {!isOfUser && <Switch onPress={() => onModeChange(back)}>Use another email address</Switch>}
    </div>
  )
}
