import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import * as z from 'zod/mini'
import type { StandIn } from '../standIn/StandIn.ts'

export const googleIssuer = 'https://accounts.google.com'

/** Google, with the keys of this shop; or the stand-in, which needs none and no network. */
export type GoogleSettings =
  | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
  | 'stand-in'

const timeoutSeconds = 10

/** What Google says about the person. */
const claimsSchema = z.object({
  /** Google's id of the person. It stays the same even if their email address changes. */
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  /** The Workspace domain of the account. */
  hd: z.optional(z.string()),
})
export type GoogleClaims = z.infer<typeof claimsSchema>

/** What the browser keeps in a sealed cookie while it is at Google: one cookie for each journey there. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The OpenID Connect client of the shop: authorization code flow with state, nonce and PKCE. */
export class GoogleProvider {
  readonly #settings: GoogleSettings
  readonly #standIn: StandIn
  #discovered: Promise<Configuration> | undefined

  constructor(settings: GoogleSettings, standIn: StandIn) {
    this.#settings = settings
    this.#standIn = standIn
  }

  /** The address of Google's page, and what is compared when the browser comes back. */
  async begin(
    origin: string,
    redirectUri: string,
  ): Promise<{ readonly url: URL; readonly checks: Checks }> {
    const checks = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    }
    const url = buildAuthorizationUrl(await this.#configuration(origin), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
    })
    return { url, checks }
  }

  /**
   * Changes the code in the address for Google's claims. The ID token must be signed by Google, for this
   * client, in time, and have the nonce. @throws for anything else
   */
  async finish(origin: string, address: URL, checks: Checks): Promise<GoogleClaims> {
    const tokens = await authorizationCodeGrant(await this.#configuration(origin), address, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.codeVerifier,
      idTokenExpected: true,
    })
    return z.parse(claimsSchema, tokens.claims())
  }

  #configuration(origin: string): Promise<Configuration> {
    if (this.#settings === 'stand-in') return this.#standIn.configuration(origin)
    const { issuer, clientId, clientSecret } = this.#settings
    const isInsecure = issuer.startsWith('http:')
    this.#discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Google is asked by HTTPS; a provider of the tests is not.
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      // The next sign-in asks again.
      this.#discovered = undefined
      throw error
    })
    return this.#discovered
  }
}
