import { CodeStep } from './CodeStep.tsx'
import type { StepProps } from './step.ts'

/** The screen for the code that verifies a new account's email address. */
export function SignupCodeStep(props: StepProps) {
  return <CodeStep {...props} mode="otp_screen_signup" submit="Verify" back="create" />
}
