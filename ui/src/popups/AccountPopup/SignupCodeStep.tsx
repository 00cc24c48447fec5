import { CodeStep } from './CodeStep.tsx'
import type { StepProps } from './step.ts'

/** The code that proves the e-mail address of a new account. */
export function SignupCodeStep(props: StepProps) {
  return <CodeStep {...props} mode="otp_screen_signup" submit="Verify" back="create" />
}
