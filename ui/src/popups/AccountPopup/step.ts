import type { AccountMode, CountryCode } from '@stemside/rules'
import type { PictureSource } from '../../core/Picture/index.ts'
import type { AccountSubmission } from './submission.ts'

/** What every screen of the popup takes. */
export interface StepProps {
  /** The e-mail address that was sent last; the next form shows it. */
  readonly email: string
  readonly country: CountryCode
  readonly isLoading: boolean
  /** Why the last call failed. */
  readonly message: string | undefined
  /** How many codes were sent again on this screen. */
  readonly codesSent: number
  /** Seconds until another code can be asked for. */
  readonly resendAfter: number
  readonly promo: PictureSource
  readonly onModeChange: (mode: AccountMode) => void
  readonly onSubmit: (submission: AccountSubmission) => void
  readonly onResend: () => void
  /** Undefined where nobody can sign in with Google. */
  readonly onGoogle: (() => void) | undefined
}
