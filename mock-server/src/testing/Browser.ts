import { authEndpoints, type Endpoint } from '@stemside/rules/contract'
import { parse } from 'cookie'
import * as z from 'zod/mini'
import { send, type Request } from './call.ts'

/** A browser as far as /api/auth needs one: it keeps cookies and follows no redirect. */
export class Browser {
  readonly address: string
  readonly cookies = new Map<string, string>()

  constructor(address: string) {
    this.address = address
  }

  async send(endpoint: Endpoint, request: Request = {}): Promise<Response> {
    const headers = { ...this.#cookieHeader(), ...request.headers }
    const response = await send(this.address, endpoint, { ...request, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  async csrfToken(): Promise<string> {
    const answer: unknown = await (await this.send(authEndpoints.getCsrf)).json()
    return z.parse(authEndpoints.getCsrf.response, answer).csrfToken
  }

  /** Sends a form of the auth client with its token, as `json=true`. */
  async form(
    endpoint: Endpoint,
    fields: Readonly<Record<string, string>> = {},
    provider = 'credentials',
  ): Promise<{ readonly status: number; readonly url: string }> {
    const body = { csrfToken: await this.csrfToken(), json: 'true', ...fields }
    const response = await this.send(endpoint, { body, params: { provider } })
    const { url } = z.parse(z.object({ url: z.string() }), await response.json())
    return { status: response.status, url }
  }

  /** Opens an address of this server. Returns where it leads to, if anywhere. */
  async open(url: string, init: RequestInit = {}): Promise<string> {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: this.#cookieHeader(),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response.headers.get('location') ?? ''
  }

  /** The signed-in user's email. */
  async signedInAs(): Promise<string | undefined> {
    const answer: unknown = await (await this.send(authEndpoints.getSession)).json()
    return z.parse(authEndpoints.getSession.response, answer).user?.email
  }

  #cookieHeader(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie === '' ? {} : { cookie }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = parse(pair)[name] ?? ''
    if (/Expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, encodeURIComponent(value))
  }
}
