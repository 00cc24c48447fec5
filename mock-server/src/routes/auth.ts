import { authEndpoints } from '@stemside/rules/contract'
import type { Keys } from '../secrets/serverSecret.ts'
import type { AuthCookies } from '../auth/cookies.ts'
import { csrfToken, hasCsrfToken } from '../auth/csrf.ts'
import type { GoogleProvider } from '../auth/google/provider.ts'
import { beginWithGoogle, finishWithGoogle } from '../auth/google/signInWithGoogle.ts'
import {
  authPath,
  isWebAddress,
  ownUrl,
  pageOf,
  shopAt,
  storeAt,
  type Origins,
} from '../auth/origin.ts'
import type { AuthAnswer, AuthInput, ServeAuth } from '../auth/serveAuth.ts'
import type { Sessions } from '../auth/sessions.ts'
import { accountWith } from '../auth/signIn.ts'
import { noteWrongTry, type Limits } from '../http/rateLimits.ts'

export interface AuthParts {
  readonly keys: Keys
  readonly cookies: AuthCookies
  readonly sessions: Sessions
  readonly origins: Origins
  /** Absent if nobody can sign in with Google. */
  readonly google: GoogleProvider | undefined
}

/** Errors that the sign-in form shows. All others lead to the page /error, as in next-auth 4. */
const errorsOfSignIn = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
])

/** /api/auth, with the answers of next-auth 4 (decision 201). */
export function authRoutes(serveAuth: ServeAuth, limits: Limits, parts: AuthParts): void {
  readRoutes(serveAuth, parts)
  pageRoutes(serveAuth, parts)
  signInRoutes(serveAuth, limits, parts)

  serveAuth(authEndpoints.signOut, async ({ shop, request, response, body }) => {
    const { origins } = parts
    if (!hasCsrfToken(body.csrfToken, request, parts.cookies, parts.keys)) {
      return { goTo: `${storeAt(request, origins)}${authPath}/signout?csrf=true` }
    }
    await parts.sessions.end(shop, request, response)
    return { goTo: ownUrl(body.callbackUrl, shopAt(request, origins)) }
  })

  serveAuth(authEndpoints.logAuth, ({ request, body: { level, code } }) => {
    // Log the code only: other fields of the form may contain anything.
    if (/^[A-Z_]{1,64}$/.test(code)) request.log[level]({ code }, 'the auth client reports')
    return Promise.resolve({})
  })
}

function readRoutes(serveAuth: ServeAuth, parts: AuthParts): void {
  const { keys, cookies, sessions, origins, google } = parts
  serveAuth(authEndpoints.getSession, async ({ shop, request, response }) => {
    const session = await sessions.renew(shop, request, response)
    if (!session) return { body: {} }
    const { name, email } = session.account.user
    return { body: { user: { name, email }, expires: session.expiresAt.toISOString() } }
  })

  serveAuth(authEndpoints.getCsrf, ({ request, response }) =>
    Promise.resolve({ body: { csrfToken: csrfToken(request, response, cookies, keys) } }),
  )

  serveAuth(authEndpoints.getProviders, ({ request }) => {
    const at = `${storeAt(request, origins)}${authPath}`
    return Promise.resolve({
      body: {
        credentials: {
          id: 'credentials',
          name: 'Credentials',
          type: 'credentials',
          signinUrl: `${at}/signin/credentials`,
          callbackUrl: `${at}/callback/credentials`,
        },
        ...(google && {
          google: {
            id: 'google',
            name: 'Google',
            type: 'oauth' as const,
            signinUrl: `${at}/signin/google`,
            callbackUrl: `${at}/callback/google`,
          },
        }),
      },
    })
  })
}

/** next-auth 4 shows pages of its own at these addresses. Here they redirect to the shop's pages. */
function pageRoutes(serveAuth: ServeAuth, { origins }: AuthParts): void {
  serveAuth(authEndpoints.getSignIn, ({ request }) => {
    const { callbackUrl, error } = request.query
    const origin = shopAt(request, origins)
    if (typeof callbackUrl === 'string' && !isWebAddress(callbackUrl)) {
      return Promise.resolve({ goTo: pageOf('/error?error=InvalidCallbackUrl', origins) })
    }
    const query = new URLSearchParams({ popup: 'login' })
    if (typeof callbackUrl === 'string') query.set('callbackUrl', ownUrl(callbackUrl, origin))
    if (typeof error === 'string') query.set('error', error)
    return Promise.resolve({ goTo: pageOf(`/?${query.toString()}`, origins) })
  })

  serveAuth(authEndpoints.getSignOut, () => Promise.resolve({ goTo: pageOf('/', origins) }))

  serveAuth(authEndpoints.getError, ({ request }) => {
    const { callbackUrl } = request.query
    const error = typeof request.query['error'] === 'string' ? request.query['error'] : 'Default'
    const query = new URLSearchParams({ error })
    if (typeof callbackUrl === 'string') {
      query.set('callbackUrl', ownUrl(callbackUrl, shopAt(request, origins)))
    }
    const page = errorsOfSignIn.has(error) ? `${authPath}/signin` : pageOf('/error', origins)
    return Promise.resolve({ goTo: `${page}?${query.toString()}` })
  })
}

function signInRoutes(serveAuth: ServeAuth, limits: Limits, parts: AuthParts): void {
  const { keys, cookies, sessions, origins, google } = parts
  serveAuth(authEndpoints.signIn, async (input): Promise<AuthAnswer> => {
    const { request, body, provider } = input
    const at = `${storeAt(request, origins)}${authPath}`
    if (!hasCsrfToken(body.csrfToken, request, cookies, keys)) {
      return { goTo: `${at}/signin?csrf=true` }
    }
    if (provider !== 'google' || !google) return { goTo: `${at}/signin` }
    return beginWithGoogle(input, google, parts)
  })

  serveAuth(authEndpoints.finishSignIn, async (input): Promise<AuthAnswer> => {
    if (input.provider === 'google' && google) return finishWithGoogle(input, google, parts)
    return { goTo: `${storeAt(input.request, origins)}${authPath}/signin` }
  })

  serveAuth(
    authEndpoints.callback,
    async (input): Promise<AuthAnswer> => {
      const { shop, request, response, body, provider } = input
      const origin = storeAt(request, origins)
      if (provider !== 'credentials') return { goTo: `${origin}${authPath}/signin` }
      if (!hasCsrfToken(body.csrfToken, request, cookies, keys)) {
        return { goTo: `${origin}${authPath}/signin?csrf=true` }
      }
      const account = await accountWith(body, input, keys, cookies)
      if (!account) return refused(input, origin)
      await sessions.start(shop, account, request, response)
      return { goTo: ownUrl(body.callbackUrl, shopAt(request, origins)) }
    },
    limits.credentialTries,
  )
}

function refused({ response }: AuthInput<unknown>, origin: string): AuthAnswer {
  noteWrongTry(response)
  return {
    status: 401,
    goTo: `${origin}${authPath}/error?error=CredentialsSignin&provider=credentials`,
  }
}
