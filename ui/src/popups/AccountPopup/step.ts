import type { AccountMode, CountryCode } from '@stemside/rules'
import type { PictureSource } from '../../core/Picture/index.ts'
import type { AccountSubmission } from './submission.ts'

/** The props of every screen. */
export interface StepProps {
  /** The last email address that was submitted; the next form shows it. */
  readonly email: string
  /** A signed-in user changes their password: nothing leads to the log-in. */
  readonly isOfUser: boolean
  readonly country: CountryCode
  readonly isLoading: boolean
  /** Why the last call failed. */
  readonly message: string | undefined
  /** How often a code was sent again on this screen. */
  readonly codesSent: number
  /** Seconds until another code can be requested. */
  readonly resendAfter: number
  readonly promo: PictureSource
  /** What the shopper saves already, if the promotion saves no more. */
  readonly currentSaving: string | undefined
  readonly onClose: () => void
  readonly onModeChange: (mode: AccountMode) => void
  readonly onSubmit: (submission: AccountSubmission) => void
  readonly onResend: () => void
  /** Undefined if sign-in with Google is not offered. */
  readonly onGoogle: (() => void) | undefined
}
