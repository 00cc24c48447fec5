import { EmailStep } from './EmailStep.tsx'
import type { StepProps } from './step.ts'

/** The screen for the email address of a log-in by code. */
export function EmailCodeStep(props: StepProps) {
  return <EmailStep {...props} mode="email_otp_login" submit="Get an OTP" />
}
