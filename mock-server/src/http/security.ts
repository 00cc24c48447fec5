import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * Headers that keep a page to itself: scripts of our own and the pages' inline ones by their hash,
 * no frames, no plugins. Source: decisions of the house, under which the built shop was tried.
 */
export function securityHeaders(scriptHashes: readonly string[]): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
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

/** Browsers of other origins get nothing, but of these: Storybook and the shop in development. */
const allowedOrigins = [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/]

/** Answers to other origins, for those that are ours. */
export function crossOrigin(): RequestHandler {
  return cors({
    origin: allowedOrigins,
    credentials: true,
    allowedHeaders: ['content-type', 'idempotency-key', 'x-access-token', 'x-mock-space'],
    exposedHeaders: ['x-request-id', 'x-wp-total', 'x-wp-totalpages'],
    maxAge: 600,
  })
}
