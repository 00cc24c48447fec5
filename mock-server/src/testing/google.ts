import { authEndpoints } from '@stemside/rules/contract'
import type { Browser } from './Browser.ts'
import type { TestServer } from './startTestServer.ts'

/* Signing in with Google at the stand-in provider. */

/** Begins to sign in with Google, as the shop's button does. Returns the address of Google's page. */
export async function begin(browser: Browser, fields: Readonly<Record<string, string>> = {}) {
  const { url } = await browser.form(authEndpoints.signIn, fields, 'google')
  return url
}

/** Chooses a person on the page that stands in for Google's. Returns the shop's address to which it leads back. */
export function choose(browser: Browser, page: string, person = 'stand-in-maya') {
  return browser.open(page, { method: 'POST', body: new URLSearchParams({ person }) })
}

/** Begins, chooses a person and goes back to the shop. Returns the address to which the shop leads then. */
export async function walk(
  browser: Browser,
  person?: string,
  fields?: Readonly<Record<string, string>>,
) {
  return browser.open(await choose(browser, await begin(browser, fields), person))
}

/** The names of the cookies of the journeys that a browser has begun. */
export function openJourneys({ cookies }: Browser) {
  return [...cookies.keys()].filter((name) => name.startsWith('next-auth.state'))
}

/** The address of an error. The shop knows where the shopper was from the cookie of the journey. */
export function errorPage({ address }: TestServer, error: string, callbackUrl = address) {
  return `${address}/api/auth/error?${new URLSearchParams({ error, callbackUrl }).toString()}`
}

/** The same, if the cookie is missing or too old. */
export function errorWithoutJourney({ address }: TestServer, error: string) {
  return `${address}/api/auth/error?error=${error}`
}
