import type { AccountMode, CountryCode } from '@stemside/rules'
import { useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react'
import { Dialog } from '../../core/Dialog/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './AccountPopup.module.css'
import { CreateStep } from './CreateStep.tsx'
import { EmailCodeStep } from './EmailCodeStep.tsx'
import { ForgotPasswordStep } from './ForgotPasswordStep.tsx'
import { LoginCodeStep } from './LoginCodeStep.tsx'
import { LoginStep } from './LoginStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { ResetCodeStep } from './ResetCodeStep.tsx'
import { ResetDoneStep } from './ResetDoneStep.tsx'
import { SignupCodeStep } from './SignupCodeStep.tsx'
import { SignupStep } from './SignupStep.tsx'
import type { StepProps } from './step.ts'
import { stepWords } from './stepWords.tsx'
import type { AccountSubmission } from './submission.ts'

export interface AccountPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The screen that is shown. */
  mode: AccountMode
  /** Country: its dial code is the first choice. */
  country: CountryCode
  /** Cut-outs: one beside the forms of new shoppers, and one beside those of known ones. */
  pictures: { readonly join: PictureSource; readonly welcome: PictureSource }
  /** The e-mail address that was sent last; the next form shows it. @default '' */
  email?: string
  /** A call is under way, or the next screen is about to come: shows the loader and sends nothing. @default false */
  isLoading?: boolean
  /** Why the last call failed, in the server's words. @default none */
  message?: string | undefined
  /** How many codes were sent again on this screen: each starts the countdown anew. @default 0 */
  codesSent?: number
  /** Seconds until another code can be asked for. @default 30 */
  resendAfter?: number
  /** Called on Escape, on a press on the backdrop, and on the close button. */
  onClose: () => void
  /** Called with the screen that a link leads to. */
  onModeChange: (mode: AccountMode) => void
  /** Called with a form's values once all of them are valid. */
  onSubmit: (submission: AccountSubmission) => void
  /** Called when another code is asked for. */
  onResend: () => void
  /** Called on "Continue with Google"; leave it out where nobody can sign in with Google. @default no such button */
  onGoogle?: (() => void) | undefined
}

const steps: Readonly<Record<AccountMode, ComponentType<StepProps>>> = {
  signup: SignupStep,
  create: CreateStep,
  login: LoginStep,
  forgotPassword: ForgotPasswordStep,
  otp_screen_signup: SignupCodeStep,
  otp_screen: ResetCodeStep,
  setPassword_screen: NewPasswordStep,
  success_password_reset: ResetDoneStep,
  email_otp_login: EmailCodeStep,
  verify_otp_login: LoginCodeStep,
}

const joining: ReadonlySet<AccountMode> = new Set(['signup', 'create', 'otp_screen_signup'])

/** Signing up, logging in and resetting a password, in ten screens. Source: specification §2, "Account popup screens". */
export function AccountPopup({
  isOpen,
  mode,
  country,
  pictures,
  email = '',
  isLoading = false,
  message,
  codesSent = 0,
  resendAfter = 30,
  onGoogle,
  onClose,
  ...events
}: AccountPopupProps) {
  const { title, description } = stepWords[mode]
  const isJoining = joining.has(mode)
  const stage = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={title}
      description={description?.(email)}
      initialFocus={() => firstFieldIn(stage.current)}
      className={styles.root}
      data-scene={isJoining ? 'join' : 'welcome'}
    >
      <div className={styles.scene} aria-hidden="true">
        <svg viewBox="0 0 320 320" className={styles.discs}>
          <path className={styles.left} d="M160 20a130 130 0 0 0 0 260z" />
          <path className={styles.right} d="M160 50a130 130 0 0 1 0 260z" />
        </svg>
        <Picture
          picture={isJoining ? pictures.join : pictures.welcome}
          alt=""
          sizes="260px"
          className={styles.figure}
        />
      </div>
      <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
      <Stage
        key={mode}
        root={stage}
        {...{ mode, email, country, isLoading, message, codesSent, resendAfter }}
        promo={pictures.join}
        onGoogle={onGoogle}
        {...events}
      />
    </Dialog>
  )
}

interface StageProps extends StepProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly mode: AccountMode
}

function firstFieldIn(stage: HTMLElement | null): HTMLElement | null {
  return (
    stage?.querySelector<HTMLElement>(':is(input, button)[data-first], [data-first] input') ?? null
  )
}

/** One screen. A new one has the focus on its first field. */
function Stage({ root, mode, ...step }: StageProps) {
  useLayoutEffect(() => {
    // The screen before had the focus, which fell to the body with it. On opening, Dialog notes the opener first.
    if (document.activeElement !== document.body) return
    firstFieldIn(root.current)?.focus({ preventScroll: true })
  }, [root])
  const Step = steps[mode]
  return (
    <div ref={root} className={styles.stage} aria-busy={step.isLoading || undefined}>
      <div className={styles.step} data-loading={step.isLoading || undefined}>
        <Step {...step} />
      </div>
      {step.isLoading && <Loader className={styles.loader} label="One moment" />}
    </div>
  )
}
