import { EmailStep } from './EmailStep.tsx'
import type { StepProps } from './step.ts'

/** The screen for the email address of a forgotten password. */
export function ForgotPasswordStep(props: StepProps) {
  return <EmailStep {...props} mode="forgotPassword" submit="Verify" />
}
