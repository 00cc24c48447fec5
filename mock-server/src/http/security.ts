import type { IncomingMessage, ServerResponse } from 'node:http'
import { storeDateHeader, visitHeader } from '@stemside/rules/contract/calls'
import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet, { strictTransportSecurity } from 'helmet'
import { Refusal } from '../base/Refusal.ts'

/** The header with the policy of an answer. */
export const policyHeader = 'Content-Security-Policy'

/**
 * A Content-Security-Policy that allows scripts and styles of this origin, inline ones by their hash, no frames and no
 * plugins.
 * @param scripts - the hashes of the inline scripts that may run, each like `sha256-R8Lm…=`
 * @param styles - the hashes of the inline styles that may apply
 */
export function contentPolicy(
  scripts: readonly string[] = [],
  styles: readonly string[] = [],
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...quoted(styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
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

/**
 * Refuses cross-site requests (Fetch metadata). SameSite already removes the session's cookies from them.
 * But GET /user/otp/generate needs no cookie: without this guard, a picture on any site could send codes.
 */
export const onlyFromShop: RequestHandler = (request, _response, next) => {
  if (request.get('sec-fetch-site') === 'cross-site') {
    throw new Refusal(403, 'This call answers to pages of the shop only.')
  }
  next()
}

/** Origins that may read answers: Storybook and the shop in development. */
const allowedOrigins = [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/]

/** CORS for development. In production mode pages and calls have one origin, so there is no CORS. */
export function crossOrigin(): RequestHandler {
  return cors({
    origin: allowedOrigins,
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
