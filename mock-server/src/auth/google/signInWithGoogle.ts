import type { Request } from 'express'
import type { Keys } from '../../secrets/serverSecret.ts'
import { countryOf } from '../../http/countryOf.ts'
import type { AuthCookies } from '../cookies.ts'
import { authPath, ownUrl, shopAt, storeAt, type Origins } from '../origin.ts'
import type { AuthAnswer, AuthInput } from '../serveAuth.ts'
import type { Sessions } from '../sessions.ts'
import { accountOfGoogle } from './accountOfGoogle.ts'
import { keepJourney, takeJourney } from './journeyCookies.ts'
import type { GoogleProvider } from './provider.ts'
import { seal, unseal } from './sealedChecks.ts'

interface Parts {
  readonly keys: Keys
  readonly cookies: AuthCookies
  readonly sessions: Sessions
  readonly origins: Origins
}

export function googleRedirectUri(origin: string): string {
  return `${origin}${authPath}/callback/google`
}

/** POST signin/google: the address of Google's page. */
export async function beginWithGoogle(
  input: AuthInput<{ readonly callbackUrl?: string | undefined }>,
  google: GoogleProvider,
  { keys, cookies, origins }: Parts,
): Promise<AuthAnswer> {
  const { shop, request, response, body } = input
  const origin = storeAt(request, origins)
  const callbackUrl = ownUrl(body.callbackUrl, shopAt(request, origins))
  try {
    const { url, checks } = await google.begin(origin, googleRedirectUri(origin))
    const journey = { ...checks, callbackUrl }
    const sealed = await seal(keys, journey, shop.clock.now())
    keepJourney(cookies, request, response, { state: checks.state, sealed })
    return { goTo: url.href }
  } catch (error) {
    request.log.error(reasonOf('SIGNIN_OAUTH_ERROR', error), 'Google could not be asked')
    return failedAt(origin, 'OAuthSignin', callbackUrl)
  }
}

/**
 * GET callback/google: Google sends the browser here after sign-in. The error names are those of next-auth 4.
 * `account=new` in the address tells the shop about a new account, which brings a coupon.
 */
export async function finishWithGoogle(
  { shop, request, response }: AuthInput<unknown>,
  google: GoogleProvider,
  { keys, cookies, sessions, origins }: Parts,
): Promise<AuthAnswer> {
  const origin = storeAt(request, origins)
  const journey = await unseal(keys, takeJourney(cookies, request, response), shop.clock.now())
  const failed = (error: string) => failedAt(origin, error, journey?.callbackUrl)
  if (request.query['error'] !== undefined) return failed('Callback')
  if (!journey) return failed('OAuthCallback')
  let claims
  try {
    const address = new URL(googleRedirectUri(origin) + searchOf(request))
    claims = await google.finish(origin, address, journey)
  } catch (error) {
    // Anybody can open this address with anything in it.
    request.log.warn(reasonOf('OAUTH_CALLBACK_ERROR', error), 'nobody was signed in with Google')
    return failed('OAuthCallback')
  }
  const account = await accountOfGoogle(shop, claims, countryOf(request))
  if (typeof account === 'string') return failed(account)
  await sessions.start(shop, account, request, response)
  return { goTo: account.isNew ? marked(journey.callbackUrl) : journey.callbackUrl }
}

function marked(callbackUrl: string): string {
  const url = new URL(callbackUrl)
  url.searchParams.set('account', 'new')
  return url.href
}

/** Keeps where the shopper was, so that another way to sign in leads there. */
function failedAt(origin: string, error: string, callbackUrl: string | undefined): AuthAnswer {
  const query = new URLSearchParams({ error, ...(callbackUrl !== undefined && { callbackUrl }) })
  return { goTo: `${origin}${authPath}/error?${query.toString()}` }
}

function searchOf({ originalUrl }: Request): string {
  const at = originalUrl.indexOf('?')
  return at === -1 ? '' : originalUrl.slice(at)
}

/** Without the error's cause, which may hold codes and tokens. */
function reasonOf(
  code: string,
  error: unknown,
): { readonly code: string; readonly reason: string } {
  return { code, reason: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
}
