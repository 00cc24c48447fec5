import { errors, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import {
  allowInsecureRequests,
  calculatePKCECodeChallenge,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
} from 'openid-client'
import * as z from 'zod/mini'
import type { Keys } from '../../secrets/serverSecret.ts'
import { people, type Person } from './people.ts'

/** The address of its page, on the shop's own origin. */
export const standInPath = '/stand-in/google'

const issuer = 'https://stand-in.example'
const clientId = 'stemside'
const algorithm = 'ES256'
const codeLife = '60s'

/** What a browser asks the page for. */
export const requestSchema = z.object({
  client_id: z.literal(clientId),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
})
export type AuthorizationRequest = z.infer<typeof requestSchema>

const codeSchema = z.object({
  sub: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
  redirect_uri: z.string(),
})

type Signer = Awaited<ReturnType<typeof generateKeyPair>>

/**
 * An OpenID provider with invented people, in place of Google. Its page is in the browser; the calls
 * that go from server to server are answered in this process. Its codes are signed and kept nowhere:
 * each process on a shared database accepts them, and a code works again until its minute is over.
 */
export class StandIn {
  readonly #keys: Keys
  #signer: Promise<Signer> | undefined

  constructor(keys: Keys) {
    this.#keys = keys
  }

  /** The client's side: where its page is, and how to reach it without a network. */
  configuration(origin: string): Promise<Configuration> {
    const endpoints = {
      issuer,
      authorization_endpoint: `${origin}${standInPath}`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }
    const client = { client_secret: 'stand-in', id_token_signed_response_alg: algorithm }
    const configuration = new Configuration(endpoints, clientId, client)
    configuration[customFetch] = (url, { body }) => this.#answer(new URL(url), body)
    enableNonRepudiationChecks(configuration)
    // On a developer's machine its page has no HTTPS, as the shop.
    if (origin.startsWith('http:')) allowInsecureRequests(configuration)
    return Promise.resolve(configuration)
  }

  /** The code that the page gives for a person. */
  async codeFor(person: Person, asked: AuthorizationRequest): Promise<string> {
    const { nonce, code_challenge, redirect_uri } = asked
    return new SignJWT({ nonce, code_challenge, redirect_uri })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(person.sub)
      .setExpirationTime(codeLife)
      .sign(this.#keys.standIn)
  }

  async #answer({ pathname }: URL, body: unknown): Promise<Response> {
    if (pathname === '/keys') {
      const { publicKey } = await this.#keyPair()
      return Response.json({ keys: [{ ...(await exportJWK(publicKey)), alg: algorithm }] })
    }
    return this.#exchange(new URLSearchParams(String(body)))
  }

  /** The token endpoint: a code, with the verifier that belongs to it, for an ID token. */
  async #exchange(form: URLSearchParams): Promise<Response> {
    const code = await this.#readCode(form.get('code') ?? '')
    const person = people.find(({ sub }) => sub === code?.sub)
    const challenge = await calculatePKCECodeChallenge(form.get('code_verifier') ?? '')
    if (
      !code ||
      !person ||
      challenge !== code.code_challenge ||
      form.get('redirect_uri') !== code.redirect_uri
    ) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    const { privateKey } = await this.#keyPair()
    const { shows: _shows, ...claims } = person
    const idToken = await new SignJWT({ ...claims, nonce: code.nonce })
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return Response.json({ access_token: 'unused', token_type: 'Bearer', id_token: idToken })
  }

  async #readCode(code: string): Promise<z.infer<typeof codeSchema> | undefined> {
    try {
      const { payload } = await jwtVerify(code, this.#keys.standIn, { algorithms: ['HS256'] })
      return codeSchema.safeParse(payload).data
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  #keyPair(): Promise<Signer> {
    return (this.#signer ??= generateKeyPair(algorithm))
  }
}
