import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import { parseCountry, type CountryCode } from '@stemside/rules'
import { countryCookie, pickCountry } from '@stemside/rules/contract/pages'
import fresh from 'fresh'
import { noteRoute } from '../http/metrics.ts'
import { policyHeader } from '../http/security.ts'
import { bodyFor, type Page } from './page.ts'

const oneYearSeconds = 365 * 24 * 60 * 60

/** The parts of a request that select a page. */
export interface PageRequest {
  /** Without the query. */
  readonly path: string
  /** The visitor's: chosen by `?cc=`, else remembered by a cookie, else US. */
  readonly country: CountryCode
  /** The country of `?cc=`, to be stored in a cookie. */
  readonly chosen: CountryCode | undefined
}

export function readPageRequest({ url = '/', headers }: IncomingMessage): PageRequest {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const chosen = queryAt === -1 ? undefined : parseCountry(parse(url.slice(queryAt + 1))['cc'])
  const remembered = /(?:^|;\s*)cc=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  return { path, chosen, country: pickCountry(chosen, remembered) }
}

export interface PageAnswer {
  readonly status: number
  readonly page: Page
  /** Its Content-Security-Policy, which allows its own inline scripts and styles. */
  readonly policy: string
  readonly chosen: CountryCode | undefined
  /** Whether the client uses TLS. */
  readonly isSecure: boolean
}

/** Sends a page, or 304 to a browser that has it. Needs no middleware of Express: a page in memory is sent before Express is called. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, page, policy, chosen, isSecure }: PageAnswer,
): void {
  noteRoute(response, 'page')
  response.statusCode = status
  response.setHeader('Cache-Control', 'private, no-cache')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('ETag', page.etag)
  response.setHeader(policyHeader, policy)
  response.appendHeader('Vary', 'Cookie, Accept-Encoding')
  if (chosen) response.appendHeader('Set-Cookie', cookieOf(chosen, isSecure))
  if (status === 200 && fresh(request.headers, { etag: page.etag })) {
    response.statusCode = 304
    response.removeHeader('Content-Type')
    response.end()
    return
  }
  const { encoding, bytes } = bodyFor(page, request)
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  // Node.js leaves the body of a HEAD request out by itself.
  response.end(bytes)
}

function cookieOf(country: CountryCode, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${countryCookie}=${country}; Max-Age=${oneYearSeconds}; Path=/; SameSite=Lax${secure}`
}
