import type { RequestHandler } from 'express'

/** Redirects requests for pages to the same path at the shop, whose pages have an origin of their own. */
export function toPages(origin: string): RequestHandler {
  return ({ method, originalUrl }, response, next) => {
    if (method === 'GET' || method === 'HEAD') response.redirect(302, origin + originalUrl)
    else next()
  }
}
