import { storeName } from '@stemside/rules'
import type { AccountMode } from '@stemside/rules'
import type { ReactNode } from 'react'

interface StepWords {
  readonly title: string
  readonly description?: (email: string) => ReactNode
}

const codeSent = (email: string) => (
  <>
    We sent a 4-digit code to <strong>{email}</strong>. It works for 10 minutes.
  </>
)

/** The heading and the sentence of each screen. */
export const stepWords: Readonly<Record<AccountMode, StepWords>> = {
  signup: {
    title: `Join ${storeName}`,
    description: () => 'Your orders, addresses and cart, on every device.',
  },
  create: { title: 'Create your account' },
  login: {
    title: `Log in to ${storeName}`,
    description: () => 'Sign in, and your cart comes along.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    description: () => 'It happens. We will send you a code to choose a new one.',
  },
  otp_screen_signup: { title: 'Check your email', description: codeSent },
  otp_screen: { title: 'Check your email', description: codeSent },
  setPassword_screen: {
    title: 'Choose a new password',
    description: () => 'You will be signed out on all your other devices.',
  },
  success_password_reset: { title: 'Password Updated Successfully' },
  email_otp_login: {
    title: 'Sign in with a code',
    description: () => 'No password needed: we send a code to your email.',
  },
  verify_otp_login: { title: 'Check your email', description: codeSent },
}

/** What differs for a signed-in user who changes their password. */
export const changeWords: Readonly<Partial<Record<AccountMode, StepWords>>> = {
  forgotPassword: {
    title: 'Change your password',
    description: () => 'First we send a code to your email, to see that it is you.',
  },
}
