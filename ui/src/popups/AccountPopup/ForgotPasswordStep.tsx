import { EmailStep } from './EmailStep.tsx'
import type { StepProps } from './step.ts'

/** The e-mail address whose password is forgotten. */
export function ForgotPasswordStep(props: StepProps) {
  return <EmailStep {...props} mode="forgotPassword" submit="Verify" />
}
