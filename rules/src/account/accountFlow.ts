/*
 * The screens of the account popup and the steps between them (§2.39, §4.4 to §4.7). These functions are
 * pure: the caller makes the calls, sets the timers and has the words.
 */

export const accountModes = [
  'signup',
  'create',
  'login',
  'forgotPassword',
  'otp_screen_signup',
  'otp_screen',
  'setPassword_screen',
  'success_password_reset',
  'email_otp_login',
  'verify_otp_login',
] as const
export type AccountMode = (typeof accountModes)[number]

/**
 * How long the popup waits, in milliseconds: with the loader before the next screen, with the confirmation of a new
 * password (§9.2), and for Google's page to open before the form comes back (§4.72).
 */
export const accountPauses = { loader: 1000, resetDone: 3000, departure: 4000 } as const

export interface AccountFlow {
  readonly mode: AccountMode
  /** The email address that was sent last. It travels to the next screens. */
  readonly email: string
  /**
   * `sending`: a call is under way. `moving`: it succeeded, and the loader shows before the next screen. `leaving`: it
   * succeeded, and the loader shows until another page opens.
   */
  readonly step: 'filling' | 'sending' | 'moving' | 'leaving'
  /** Why the last call failed; undefined once another screen is shown or another call begins. */
  readonly message: string | undefined
  /** How many codes were sent while this screen is shown. */
  readonly codesSent: number
  /** The last step is done: the popup can close. */
  readonly isSignedIn: boolean
  /** A signed-in user changes their password: the popup closes afterwards, without a log-in. */
  readonly isOfUser: boolean
}

export type AccountEvent =
  /**
   * The popup opens on one of its two first screens, perhaps with the reason; or on forgotPassword, with the
   * address of a signed-in user who changes their password.
   */
  | {
      readonly type: 'opened'
      readonly mode: 'signup' | 'login' | 'forgotPassword'
      readonly message?: string | undefined
      readonly email?: string | undefined
    }
  /** A link to another screen was pressed. */
  | { readonly type: 'chose'; readonly mode: AccountMode }
  /** An email address was typed, sent or not: the next screen shows it. */
  | { readonly type: 'typed'; readonly email: string }
  /** A form was sent. */
  | { readonly type: 'sent'; readonly email?: string }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'succeeded' }
  /** Another code was sent to the same address. */
  | { readonly type: 'codeSent' }
  /** The browser was asked to open another page, such as Google's. */
  | { readonly type: 'left' }
  /** The pause of `accountPause` is over. */
  | { readonly type: 'waited' }

/** Where a successful step leads. */
const next: Readonly<Record<AccountMode, AccountMode | 'signedIn'>> = {
  signup: 'create',
  create: 'otp_screen_signup',
  otp_screen_signup: 'signedIn',
  login: 'signedIn',
  forgotPassword: 'otp_screen',
  otp_screen: 'setPassword_screen',
  setPassword_screen: 'success_password_reset',
  success_password_reset: 'login',
  email_otp_login: 'verify_otp_login',
  verify_otp_login: 'signedIn',
}

/** Where the links of a screen lead. */
export const accountLinks: Readonly<Record<AccountMode, readonly AccountMode[]>> = {
  signup: ['create', 'login'],
  create: ['signup', 'login'],
  otp_screen_signup: ['create'],
  login: ['forgotPassword', 'email_otp_login', 'signup'],
  forgotPassword: ['login'],
  otp_screen: ['forgotPassword'],
  setPassword_screen: ['login'],
  success_password_reset: ['login'],
  email_otp_login: ['login'],
  verify_otp_login: ['email_otp_login'],
}

export const closedAccountFlow: AccountFlow = {
  mode: 'login',
  email: '',
  step: 'filling',
  message: undefined,
  codesSent: 0,
  isSignedIn: false,
  isOfUser: false,
}

/** The flow after an event. An event that does not belong to the present step changes nothing. */
export function moveAccount(flow: AccountFlow, event: AccountEvent): AccountFlow {
  const isFilling = flow.step === 'filling'
  switch (event.type) {
    case 'opened':
      return {
        ...show(flow, event.mode),
        email: event.email ?? flow.email,
        message: event.message,
        isSignedIn: false,
        isOfUser: event.mode === 'forgotPassword',
      }
    case 'chose':
      return isFilling && accountLinks[flow.mode].includes(event.mode)
        ? show(flow, event.mode)
        : flow
    case 'typed':
      return { ...flow, email: event.email }
    case 'sent':
      if (!isFilling || flow.mode === 'success_password_reset') return flow
      return { ...flow, email: event.email ?? flow.email, step: 'sending', message: undefined }
    case 'refused':
      return flow.step === 'sending' ? { ...flow, step: 'filling', message: event.message } : flow
    case 'succeeded':
      return flow.step === 'sending' ? { ...flow, step: 'moving' } : flow
    case 'codeSent':
      return flow.step === 'sending'
        ? { ...flow, step: 'filling', codesSent: flow.codesSent + 1 }
        : flow
    case 'left':
      return flow.step === 'sending' ? { ...flow, step: 'leaving' } : flow
    case 'waited':
      if (accountPause(flow) === undefined) return flow
      // No other page has opened, or Back has restored this one.
      if (flow.step === 'leaving') return { ...flow, step: 'filling' }
      return arrive(
        flow,
        flow.isOfUser && flow.mode === 'success_password_reset' ? 'signedIn' : next[flow.mode],
      )
  }
}

/** The pause before `waited`, in milliseconds; undefined if the flow waits for the shopper. */
export function accountPause({ mode, step }: AccountFlow): number | undefined {
  if (step === 'moving') return accountPauses.loader
  if (step === 'leaving') return accountPauses.departure
  return mode === 'success_password_reset' ? accountPauses.resetDone : undefined
}

function arrive(flow: AccountFlow, to: AccountMode | 'signedIn'): AccountFlow {
  if (to === 'signedIn') return { ...flow, step: 'filling', isSignedIn: true }
  return show(flow, to)
}

function show(flow: AccountFlow, mode: AccountMode): AccountFlow {
  return { ...flow, mode, step: 'filling', message: undefined, codesSent: 0 }
}
