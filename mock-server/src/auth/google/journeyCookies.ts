import type { Request, Response } from 'express'
import type { AuthCookies } from '../cookies.ts'
import { minutesAtProvider } from './sealedChecks.ts'

/*
 * Each journey to Google has a cookie of its own, named after its `state`. So a shopper can begin in two tabs and
 * finish both, and an address with another `state` does not end a journey that is open.
 */

/** How many journeys a browser can have open. */
const mostOpen = 5

/** How long the cookies of all journeys can be together. Node refuses a request whose headers are longer than 16 KB. */
const mostCharacters = 6000

/** The form of openid-client's `randomState`: 32 bytes as base64url. */
const stateShape = /^[\w-]{43}$/

/** Sets the cookie of a journey that begins. Clears the oldest ones if there are too many. */
export function keepJourney(
  cookies: AuthCookies,
  request: Request,
  response: Response,
  { state, sealed }: { readonly state: string; readonly sealed: string },
): void {
  let characters = sealed.length
  const open = cookies.readAll(request, 'state').filter(([suffix]) => stateShape.test(suffix))
  const newestFirst = open.toReversed()
  for (const [index, [suffix, value]] of newestFirst.entries()) {
    characters += value.length
    if (index + 1 >= mostOpen || characters > mostCharacters) {
      cookies.clear(response, 'state', suffix)
    }
  }
  cookies.set(response, 'state', sealed, { maxAgeMs: minutesAtProvider * 60_000, suffix: state })
}

/** The cookie of the journey that the address names, and clears it; undefined if there is none. */
export function takeJourney(
  cookies: AuthCookies,
  request: Request,
  response: Response,
): string | undefined {
  const { state } = request.query
  if (typeof state !== 'string' || !stateShape.test(state)) return undefined
  const sealed = cookies.read(request, 'state', state)
  if (sealed !== undefined) cookies.clear(response, 'state', state)
  return sealed
}
