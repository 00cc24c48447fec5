import { EmailStep } from './EmailStep.tsx'
import type { StepProps } from './step.ts'

/** The e-mail address to log in with, by a code. */
export function EmailCodeStep(props: StepProps) {
  return <EmailStep {...props} mode="email_otp_login" submit="Get an OTP" />
}
