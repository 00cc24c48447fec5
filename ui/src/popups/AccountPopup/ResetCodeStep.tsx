import { CodeStep } from './CodeStep.tsx'
import type { StepProps } from './step.ts'

/** The code that allows a new password. */
export function ResetCodeStep(props: StepProps) {
  return <CodeStep {...props} mode="otp_screen" submit="Verify" back="forgotPassword" />
}
