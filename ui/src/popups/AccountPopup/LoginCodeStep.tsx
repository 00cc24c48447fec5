import { CodeStep } from './CodeStep.tsx'
import type { StepProps } from './step.ts'

/** The screen for the code of a log-in. */
export function LoginCodeStep(props: StepProps) {
  return <CodeStep {...props} mode="verify_otp_login" submit="Sign In" back="email_otp_login" />
}
