import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PagesManifest } from '@stemside/rules/contract/pages'
import { storeDateHeader, visitHeader } from '@stemside/rules/contract/calls'
import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet, { strictTransportSecurity } from 'helmet'
import { Refusal } from '../base/Refusal.ts'

/** The header with the policy of an answer. */
export const policyHeader = 'Content-Security-Policy'

/** What a page needs besides the files of its own origin. */
export interface PageNeeds {
  /** The hashes of the inline scripts that may run, each like `sha256-R8Lm…=`. */
  readonly scriptHashes?: readonly string[]
  /** The hashes of the inline styles that may apply. */
  readonly styleHashes?: readonly string[]
  /** What it may load from other origins. */
  readonly foreign?: PagesManifest['foreign']
  /** Another origin to which its forms may lead. */
  readonly formsTo?: string | undefined
}

/** A Content-Security-Policy that allows files of this origin and what else the page needs, and no plugins. */
export function contentPolicy({
  scriptHashes = [],
  styleHashes = [],
  foreign,
  formsTo,
}: PageNeeds = {}): string {
  const { connect = [], pictures = [], widgets = [] } = foreign ?? {}
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...widgets],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...quoted(styleHashes), ...widgets],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'media-src': ["'self'", ...pictures],
    'connect-src': ["'self'", ...connect],
    'font-src': ["'self'", ...widgets],
    'frame-src': ["'self'", ...widgets],
    'form-action': ["'self'", ...(formsTo === undefined ? [] : [formsTo])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/**
 * Returns a function that sets the security headers of an answer. `sendPage` replaces the Content-Security-Policy by
 * that of the page.
 */
export function securityHeaders(
  isSecure: (request: IncomingMessage) => boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const policy = contentPolicy()
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
  })
  const onlyByTls = strictTransportSecurity({
    maxAge: oneYearSeconds,
    // Other hosts of the domain may not have TLS.
    includeSubDomains: false,
  })
  return (request, response) => {
    headers(request, response, goOn)
    response.setHeader(policyHeader, policy)
    // Never over plain HTTP: this header would make localhost unreachable for a year.
    if (isSecure(request)) onlyByTls(request, response, goOn)
  }
}

/** The middlewares of helmet call it before they return. */
function goOn(error?: unknown): void {
  if (error !== undefined) throw error
}

const oneYearSeconds = 365 * 24 * 60 * 60

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`)
}

/** Exact origins, or patterns of origins. */
type OriginList = readonly (string | RegExp)[]

/**
 * Refuses cross-site requests (Fetch metadata), unless CORS lets their origin read answers. If pages and store have two
 * origins, it refuses any other `Origin`, because the session's cookies are then SameSite=None. GET /user/otp/generate
 * needs no cookie: without this guard, a picture on any site could send codes.
 *
 * @param readers - the origins that `crossOrigin` has
 * @param areApart - whether pages and store have two origins
 */
export function onlyFromShop(readers: OriginList, areApart: boolean): RequestHandler {
  const isReader = (origin: string) =>
    readers.some((one) => (typeof one === 'string' ? one === origin : one.test(origin)))
  return (request, _response, next) => {
    const origin = request.get('origin')
    const isCrossSite = request.get('sec-fetch-site') === 'cross-site'
    // Prefers `Origin`, because old browsers send no Fetch metadata.
    const isFromElsewhere =
      origin === undefined ? isCrossSite : !isReader(origin) && (areApart || isCrossSite)
    if (isFromElsewhere) {
      throw new Refusal(403, 'This call answers to pages of the shop only.')
    }
    next()
  }
}

/** Origins that may read answers in development: any port of this machine, such as Storybook's. */
export const developmentOrigins = [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/]

/**
 * CORS: pages of these origins may read answers, and their calls carry cookies. In production mode this is the origin
 * of the pages, if the store has another one.
 */
export function crossOrigin(origins: OriginList): RequestHandler {
  return cors({
    origin: [...origins],
    credentials: true,
    allowedHeaders: [
      'content-type',
      'idempotency-key',
      'x-access-token',
      'x-mock-space',
      visitHeader,
    ],
    exposedHeaders: [storeDateHeader, 'x-request-id', 'x-wp-total', 'x-wp-totalpages'],
    maxAge: 600,
  })
}
