import type { ResponseOf } from '@stemside/rules/contract'
import { authCalls } from '@stemside/rules/contract/accountCalls'
import { pathOf } from '@stemside/rules/contract/calls'
import { ApiError } from './ApiError.ts'
import { storeOrigin } from './backEnds.ts'
import { isAnswer, type StoreApi } from './storeApi.ts'

/* The auth client (specification §7): it sends the forms of /api/auth. `session.ts` reads the
   session, because every page loads that file. */

/** Proof of who signs in: a password, or the code that /user/email_otp_login has just accepted. */
export type Credentials = {
  readonly username: string
  readonly name: string
  readonly country: string
} & ({ readonly password: string } | { readonly code: string })

/** What the auth client was doing. */
type AuthAction = 'getProviders' | 'signIn' | 'signOut'

/** Starts a session. Throws an `ApiError` if the credentials are refused. */
export async function signIn(api: StoreApi, credentials: Credentials): Promise<void> {
  await post(api, 'signIn', pathOf(authCalls.callback, { provider: 'credentials' }), {
    ...credentials,
  })
}

/**
 * Starts a sign-in with Google. Returns the URL of Google's page, or, as next-auth's client does (§8.8), `/error`
 * if the store cannot say who can be asked, and the sign-in page if Google is not among them.
 */
export async function beginWithGoogle(api: StoreApi, callbackUrl: string): Promise<string> {
  try {
    if (!(await hasGoogle(api))) {
      return `${storeOrigin ?? ''}${authCalls.getSignIn.path}?${new URLSearchParams({ callbackUrl }).toString()}`
    }
  } catch (error) {
    reportAuth(api, 'getProviders')
    // Without a network no page can be opened: the popup says so.
    if (error instanceof ApiError && error.kind === 'offline') throw error
    return '/error'
  }
  return post(api, 'signIn', pathOf(authCalls.signIn, { provider: 'google' }), { callbackUrl })
}

/** Whether the store offers to sign in with Google. */
export async function hasGoogle({ ask }: StoreApi): Promise<boolean> {
  return 'google' in asAnswer<'getProviders'>(await ask(authCalls.getProviders))
}

export async function signOut(api: StoreApi): Promise<void> {
  await post(api, 'signOut', authCalls.signOut.path, {})
}

/**
 * Sends a form of the auth client with a CSRF token. Returns the address to open next. Reports a failure, but not what
 * the store answers to the shopper.
 */
async function post(
  api: StoreApi,
  action: AuthAction,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const { csrfToken } = asAnswer<'getCsrf'>(await api.ask(authCalls.getCsrf))
    const form = { csrfToken, callbackUrl: '/', json: 'true', ...fields }
    const { url } = asAnswer<'callback'>(await api.ask({ method: 'POST', path, form }))
    if (isAboutCsrf(url)) throw unusable()
    return url
  } catch (error) {
    if (!isForShopper(error)) reportAuth(api, action)
    throw error
  }
}

/**
 * Tells the store what the auth client could not do, as next-auth 4's client does. Nobody waits for it, and its own
 * failure changes nothing. It carries nothing that was typed.
 */
function reportAuth({ ask }: StoreApi, action: AuthAction): void {
  const { method, path } = authCalls.logAuth
  const form = { level: 'error', code: 'CLIENT_FETCH_ERROR', message: action }
  void ask({ method, path, form }).catch(() => undefined)
}

/** Whether the store answered the shopper: the password or code is wrong, or there were too many tries. */
function isForShopper(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 429)
}

/** The store answers a form with a wrong CSRF token by a URL that says so. */
function isAboutCsrf(url: string): boolean {
  return url.includes('csrf=true')
}

function asAnswer<N extends 'getCsrf' | 'getProviders' | 'callback'>(
  answer: unknown,
): ResponseOf<N> {
  if (isAnswer<N>(answer)) return answer
  throw unusable()
}

function unusable(): ApiError {
  return new ApiError('broken', 'Signing in did not work. Please try again.')
}
