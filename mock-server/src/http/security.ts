import { storeDateHeader, visitHeader } from '@stemside/rules/contract/calls'
import type { PagesManifest } from '@stemside/rules/contract/pages'
import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** `sha256-…` of what stands inline in the shop's pages. */
type InlineHashes = Pick<PagesManifest, 'scriptHashes' | 'styleHashes'>

/**
 * Headers that keep a page to itself: scripts and styles of our own, the pages' inline ones by their hash,
 * no frames, no plugins. Source: decisions of the house, under which the built shop was tried.
 */
export function securityHeaders(inline: InlineHashes): RequestHandler {
  return helmet({
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
    // The shop is served by plain HTTP on a developer's machine; a proxy in front adds this.
    strictTransportSecurity: false,
  })
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`)
}

/** Browsers of other origins get nothing, but of these: Storybook and the shop in development. */
const allowedOrigins = [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/]

/** Answers to other origins, for those that are ours. */
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
