import {
  accountPause,
  closedAccountFlow,
  moveAccount,
  type AccountEvent,
  type AccountFlow,
  type AccountMode,
  type CountryCode,
} from '@stemside/rules'
import type { AccountSubmission } from '@stemside/ui/popups/AccountPopup'
import { proxy, ref } from 'valtio'
import { ApiError, isRefusal } from '../api/ApiError.ts'
import {
  createAccount,
  logIn,
  logInByCode,
  sendCode,
  updatePassword,
  verifyCode,
  type CodePurpose,
} from '../api/accounts.ts'
import { signIn, type Credentials } from '../api/auth.ts'
import type { SessionUser } from '../api/session.ts'
import type { StoreApi } from '../api/storeApi.ts'
import type { AccountRequest } from './dialogs.ts'

export interface AccountParts {
  readonly api: StoreApi
  readonly country: () => CountryCode
  /** The refer code of a friend's link; undefined without one. */
  readonly referCode: () => string | undefined
  /** Called after a session has started. `isNew`: the account was just created. */
  readonly onSession: (user: SessionUser, isNew: boolean) => Promise<void>
}

type NewAccount = Extract<AccountSubmission, { mode: 'create' }>

/** The screens that can request another code, with the purpose of the code. */
const codePurposes: Partial<Record<AccountMode, CodePurpose>> = {
  otp_screen_signup: 'signup',
  otp_screen: 'reset',
  verify_otp_login: 'login',
}

/**
 * The account popup: the flow of `moveAccount` (rules), with its calls and pauses. Passwords and
 * tokens stay inside and are forgotten when the popup closes.
 */
export function createAccountStore({ api, country, referCode, onSession }: AccountParts) {
  const state = proxy<{ flow: AccountFlow }>({ flow: ref(closedAccountFlow) })
  /** Counts openings: answers of an earlier opening are ignored. */
  let opening = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let newAccount: NewAccount | undefined
  /** The token of a verified code, for the next step. */
  let token: string | undefined
  /**
   * The code that /user/email_otp_login has accepted, with the account's name, so that a retry does
   * not send it twice.
   */
  let accepted: { readonly code: string; readonly name: string } | undefined

  const dispatch = (event: AccountEvent) => {
    state.flow = ref(moveAccount(state.flow, event))
    clearTimeout(timer)
    const pause = accountPause(state.flow)
    if (pause !== undefined) timer = setTimeout(() => dispatch({ type: 'waited' }), pause)
  }

  const forget = () => {
    newAccount = undefined
    token = undefined
    accepted = undefined
  }

  const start = async (username: string, name: string, proof: Proof, isNew = false) => {
    await signIn(api, { username, name, country: country(), ...proof })
    await onSession({ name, email: username }, isNew)
  }

  /** Signs in with the new password. If that fails, the page asks to log in at its next call. */
  const startAgain = async (email: string, password: string) => {
    try {
      const name = await logIn(api, { email, password, country: country() })
      await start(email, name, { password })
    } catch {
      // The password is changed all the same.
    }
  }

  const register = async (email: string, otp: string) => {
    if (newAccount === undefined) throw new Error('The form of the new account is gone')
    const { name, phone, dialCode, password } = newAccount
    token ??= await verifyCode(api, { email, otp, country: country() })
    try {
      const account = {
        name,
        email,
        phone,
        dialCode,
        password,
        country: country(),
        referCode: referCode(),
      }
      await createAccount(api, account, token)
    } catch (error) {
      // The answer may be lost although the account was created: browsers repeat such a request,
      // and then the token is already used. So try to sign in with its password.
      await start(email, name, { password }, true).catch(() => {
        if (!isRefusal(error)) throw new ApiError('offline', 'error')
        token = undefined
        throw error
      })
      return
    }
    await start(email, name, { password }, true)
  }

  const enterByCode = async (email: string, code: string) => {
    if (accepted?.code !== code) {
      const name = await logInByCode(api, { email, otp: code, country: country() })
      accepted = { code, name }
    }
    try {
      await start(email, accepted.name, { code })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      // The store remembers an accepted code for one minute and one session.
      accepted = undefined
      throw new ApiError('refused', 'This code has been used. Please get a new one.', 401)
    }
  }

  const run = async (submission: AccountSubmission): Promise<void> => {
    const { email } = state.flow
    switch (submission.mode) {
      case 'create':
        newAccount = submission
        token = undefined
        return sendCode(api, submission.email, 'signup')
      case 'otp_screen_signup':
        return register(email, submission.code)
      case 'login': {
        const { password } = submission
        const name = await logIn(api, { email, password, country: country() })
        return start(email, name, { password })
      }
      case 'forgotPassword':
        return sendCode(api, email, 'reset')
      case 'otp_screen':
        token = await verifyCode(api, { email, otp: submission.code, country: country() })
        return undefined
      case 'setPassword_screen':
        await updatePassword(api, { email, newPassword: submission.password }, token ?? '')
        token = undefined
        // A new password ends all sessions, that of the user who changes it too.
        if (state.flow.isOfUser) await startAgain(email, submission.password)
        return undefined
      case 'email_otp_login':
        return sendCode(api, email, 'login')
      case 'verify_otp_login':
        return enterByCode(email, submission.code)
    }
  }

  /** Runs a call and reports its result to the flow, unless the popup was reopened meanwhile. */
  const attempt = async (call: () => Promise<void>, success: AccountEvent) => {
    const mine = opening
    let end = success
    try {
      await call()
    } catch (error) {
      end = { type: 'refused', message: messageOf(error) }
    }
    if (mine === opening) dispatch(end)
  }

  return {
    state: state as Readonly<typeof state>,

    open({ mode, message, email }: AccountRequest) {
      opening += 1
      forget()
      dispatch({ type: 'opened', mode, message, email })
    },

    /** Called when the popup closes: forgets what was typed but the address, and ignores pending answers. */
    close() {
      opening += 1
      clearTimeout(timer)
      forget()
      state.flow = ref({ ...state.flow, step: 'filling', isSignedIn: false })
    },

    /**
     * Resets to the first state. After signing out, nobody may read the address of the last user.
     */
    reset() {
      opening += 1
      clearTimeout(timer)
      forget()
      state.flow = ref(closedAccountFlow)
    },

    /** Keeps the typed email address. The popup's next form starts with it. */
    type(email: string) {
      dispatch({ type: 'typed', email })
    },

    choose(mode: AccountMode) {
      dispatch({ type: 'chose', mode })
    },

    async submit(submission: AccountSubmission): Promise<void> {
      if (state.flow.step !== 'filling') return
      dispatch({ type: 'sent', ...('email' in submission && { email: submission.email }) })
      await attempt(() => run(submission), { type: 'succeeded' })
    },

    /** Sends another code to the same address. */
    async resend(): Promise<void> {
      const { mode, email, step } = state.flow
      const purpose = codePurposes[mode]
      if (purpose === undefined || step !== 'filling') return
      token = undefined
      dispatch({ type: 'sent' })
      await attempt(() => sendCode(api, email, purpose), { type: 'codeSent' })
    },

    /**
     * Leaves for another page. The loader stays until that page opens, or until an error. If this page is still here
     * after 4 s, because no other page came or Back restored it, the popup can be used again.
     */
    async leave(go: () => Promise<void>): Promise<void> {
      if (state.flow.step !== 'filling') return
      dispatch({ type: 'sent' })
      await attempt(go, { type: 'left' })
    },
  }
}

type Proof =
  | Pick<Extract<Credentials, { password: string }>, 'password'>
  | { readonly code: string }

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'That did not work. Please try again.'
}
