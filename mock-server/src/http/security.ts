import type { IncomingMessage, ServerResponse } from 'node:http'
import { storeDateHeader, visitHeader } from '@stemside/rules/contract/calls'
import type { PagesManifest } from '@stemside/rules/contract/pages'
import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet, { strictTransportSecurity } from 'helmet'
import { Refusal } from '../base/Refusal.ts'

/** `sha256-…` of the inline scripts and styles in the shop's pages. */
type InlineHashes = Pick<PagesManifest, 'scriptHashes' | 'styleHashes'>

/**
 * Sets the security headers of every answer. The Content-Security-Policy allows scripts and styles of
 * this origin, the pages' inline ones by their hash, no frames and no plugins.
 */
export function securityHeaders(
  inline: InlineHashes,
  isSecure: (request: IncomingMessage) => boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...quoted(inline.scriptHashes)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...quoted(inline.styleHashes)],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
  })
  const onlyByTls = strictTransportSecurity({
    maxAge: oneYearSeconds,
    // Other hosts of the domain may not have TLS.
    includeSubDomains: false,
  })
  return (request, response) => {
    headers(request, response, goOn)
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
