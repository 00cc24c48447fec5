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
import { changeWords, stepWords } from './stepWords.tsx'
import type { AccountSubmission } from './submission.ts'

export interface AccountPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The screen that is shown. */
  mode: AccountMode
  /** The country whose dial code is selected at first. */
  country: CountryCode
  /** Two cut-outs: one beside the forms of new shoppers, one beside those of known shoppers. */
  pictures: { readonly join: PictureSource; readonly welcome: PictureSource }
  /** "You already save 30% with SPRING30", if TRYNEW saves no more. @default none */
  currentSaving?: string | undefined
  /** The last email address that was typed; the next form shows it. @default '' */
  email?: string
  /** A signed-in user changes their password: nothing leads to the log-in. @default false */
  isOfUser?: boolean
  /**
   * Whether a call is in progress or the next screen is coming: shows the loader and ignores
   * submits.
   * @default false
   */
  isLoading?: boolean
  /** The server's message about the last call. @default none */
  message?: string | undefined
  /** How often a code was sent again on this screen; each restarts the countdown. @default 0 */
  codesSent?: number
  /** Seconds until another code can be requested. @default 30 */
  resendAfter?: number
  /** Called on Escape, on a press on the backdrop, and on the close button. */
  onClose: () => void
  /** Called on each change of a field, with the email address if it was typed. @default nothing happens */
  onType?: (email?: string) => void
  /** Called with the screen that a link leads to. */
  onModeChange: (mode: AccountMode) => void
  /** Called with a form's valid values. */
  onSubmit: (submission: AccountSubmission) => void
  /** Called when another code is requested. */
  onResend: () => void
  /** Called on "Continue with Google". @default the button is not shown */
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
  currentSaving,
  email = '',
  isOfUser = false,
  isLoading = false,
  message,
  codesSent = 0,
  resendAfter = 30,
  onGoogle,
  onClose,
  onType,
  ...events
}: AccountPopupProps) {
  const { title, description } = (isOfUser ? changeWords[mode] : undefined) ?? stepWords[mode]
  const isJoining = joining.has(mode)
  const stage = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      initialFocus={() => firstFieldIn(stage.current)}
      className={styles.root}
      data-scene={isJoining ? 'join' : 'welcome'}
    >
      <Dialog.Header title={title} description={description?.(email)} />
      <Dialog.Body>
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
          {...{
            mode,
            email,
            isOfUser,
            country,
            isLoading,
            message,
            codesSent,
            resendAfter,
            onClose,
          }}
          promo={pictures.join}
          currentSaving={currentSaving}
          onType={onType}
          onGoogle={onGoogle}
          {...events}
        />
      </Dialog.Body>
    </Dialog>
  )
}

interface StageProps extends StepProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly mode: AccountMode
  readonly onType: ((email?: string) => void) | undefined
}

function firstFieldIn(stage: HTMLElement | null): HTMLElement | null {
  return (
    stage?.querySelector<HTMLElement>(':is(input, button)[data-first], [data-first] input') ?? null
  )
}

/** One screen. When it changes, its first field takes the focus. */
function Stage({ root, mode, onType, ...step }: StageProps) {
  useLayoutEffect(() => {
    // The previous screen had the focus and is gone, so the body has it. When the dialog opens, the
    // opener has the focus.
    if (document.activeElement !== document.body) return
    firstFieldIn(root.current)?.focus({ preventScroll: true })
  }, [root])
  const Step = steps[mode]
  return (
    <div
      ref={root}
      className={styles.stage}
      aria-busy={step.isLoading || undefined}
      onInput={({ target }) => {
        const isEmail = target instanceof HTMLInputElement && target.type === 'email'
        onType?.(isEmail ? target.value : undefined)
      }}
    >
      <div className={styles.step} data-loading={step.isLoading || undefined}>
        <Step {...step} />
      </div>
      {step.isLoading && <Loader className={styles.loader} label="One moment" />}
    </div>
  )
}
