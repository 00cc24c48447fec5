import { CodeStep } from './CodeStep.tsx'
import type { StepProps } from './step.ts'

/** The code that logs in. */
export function LoginCodeStep(props: StepProps) {
  return <CodeStep {...props} mode="verify_otp_login" submit="Sign In" back="email_otp_login" />
}
