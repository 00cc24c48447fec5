import type { ResponseOf } from '@stemside/rules/contract'
import { authCalls } from '@stemside/rules/contract/accountCalls'
import { pathOf } from '@stemside/rules/contract/calls'
import { ApiError } from './ApiError.ts'
import type { StoreApi } from './storeApi.ts'

/* The auth client (specification §7): it sends the forms of /api/auth. `session.ts` reads the
   session, because every page loads that file. */

/** Proof of who signs in: a password, or the code that /user/email_otp_login has just accepted. */
export type Credentials = {
  readonly username: string
  readonly name: string
  readonly country: string
} & ({ readonly password: string } | { readonly code: string })

/** Starts a session. Throws an `ApiError` if the credentials are refused. */
export async function signIn(api: StoreApi, credentials: Credentials): Promise<void> {
  const { url } = await post(api, pathOf(authCalls.callback, { provider: 'credentials' }), {
    ...credentials,
  })
  if (isAboutCsrf(url)) throw unusable()
}

/**
 * Starts a sign-in with Google. Returns the URL of Google's page, or, as next-auth's client does (§8.8), `/error`
 * where the store cannot say who can be asked, and the sign-in page where Google is not among them.
 */
export async function beginWithGoogle(api: StoreApi, callbackUrl: string): Promise<string> {
  try {
    if (!(await hasGoogle(api))) {
      return `${authCalls.getSignIn.path}?${new URLSearchParams({ callbackUrl }).toString()}`
    }
  } catch (error) {
    // Without a network no page can be opened: the popup says so.
    if (error instanceof ApiError && error.kind === 'offline') throw error
    return '/error'
  }
  const { url } = await post(api, pathOf(authCalls.signIn, { provider: 'google' }), { callbackUrl })
  if (isAboutCsrf(url)) throw unusable()
  return url
}

/** Whether the store offers to sign in with Google. */
export async function hasGoogle({ ask }: StoreApi): Promise<boolean> {
  return 'google' in asAnswer<'getProviders'>(await ask(authCalls.getProviders))
}

export async function signOut(api: StoreApi): Promise<void> {
  const { url } = await post(api, authCalls.signOut.path, {})
  if (isAboutCsrf(url)) throw unusable()
}

/** Sends a form of the auth client with a CSRF token. */
async function post(
  { ask }: StoreApi,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly url: string }> {
  const { csrfToken } = asAnswer<'getCsrf'>(await ask(authCalls.getCsrf))
  const form = { csrfToken, callbackUrl: '/', json: 'true', ...fields }
  return asAnswer<'callback'>(await ask({ method: 'POST', path, form }))
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

/** Responses are not validated at runtime, as in storeApi.ts. */
function isAnswer<N extends 'getCsrf' | 'getProviders' | 'callback'>(
  answer: unknown,
): answer is ResponseOf<N> {
  return typeof answer === 'object' && answer !== null
}

function unusable(): ApiError {
  return new ApiError('broken', 'Signing in did not work. Please try again.')
}
