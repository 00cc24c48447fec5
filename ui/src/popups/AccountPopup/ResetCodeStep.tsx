import { CodeStep } from './CodeStep.tsx'
import type { StepProps } from './step.ts'

/** The screen for the code of a password reset. */
export function ResetCodeStep(props: StepProps) {
  return <CodeStep {...props} mode="otp_screen" submit="Verify" back="forgotPassword" />
}
