import path from 'node:path'
import { parseCountry, type CountryCode } from '@stemside/rules'
import {
  countryCookie,
  notFoundRoute,
  pageFile,
  pickCountry,
  type PagesManifest,
} from '@stemside/rules/contract/pages'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import expressStaticGzip, { type ExpressStaticGzipOptions } from 'express-static-gzip'
import { allowOnly } from '../http/allowedMethods.ts'
import { bodyFor, readPage, type Page } from './page.ts'

const oneYearMs = 365 * 24 * 60 * 60 * 1000

export interface ShopPages {
  /** The pages of known routes, `/home`, and 405 for other methods of these. */
  readonly known: RequestHandler
  /** Scripts, styles, pictures, icons; after them the not-found page. */
  readonly files: RequestHandler
}

/**
 * The built shop: for each route the page of the visitor's country (`?cc=`, then the cookie, then
 * US), and files. Both were compressed by the build: see scripts/compress.mjs.
 */
export function shopPages(buildDir: string, manifest: PagesManifest): ShopPages {
  const findRoute = routeFinder(manifest)
  const sendPage = pageSender(path.join(buildDir, 'pages'))
  const refuse = allowOnly(['GET'])

  const known: RequestHandler = async (request, response, next) => {
    const isHome = request.path === '/home'
    const route = isHome ? request.path : findRoute(request.path)
    if (route === undefined) next()
    else if (!isRead(request)) await refuse(request, response, next)
    else if (isHome)
      response.redirect(302, `/${new URL(request.originalUrl, 'http://shop').search}`)
    else await sendPage(request, response, 200, route)
  }

  const files = Router()
  const client = path.join(buildDir, 'client')
  files.use(
    '/assets',
    expressStaticGzip(path.join(client, 'assets'), {
      ...compressed,
      serveStatic: {
        immutable: true,
        maxAge: oneYearMs,
        fallthrough: false,
        // The name changes with the content: no browser has to ask whether a file changed.
        etag: false,
        lastModified: false,
        acceptRanges: false,
      },
    }),
  )
  // Icons and the like keep their names: browsers ask each time whether they changed.
  files.use(
    expressStaticGzip(client, { ...compressed, serveStatic: { maxAge: 0, dotfiles: 'ignore' } }),
  )
  files.get('/{*path}', (request, response) => sendPage(request, response, 404, notFoundRoute))
  return { known, files }
}

const compressed: ExpressStaticGzipOptions = {
  enableBrotli: true,
  orderPreference: ['br', 'gzip'],
  index: false,
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Sends the page of a route in the visitor's country, and remembers a country chosen by `?cc=`. */
function pageSender(pagesDir: string) {
  const pages = new Map<string, Promise<Page>>()
  const pageOf = (country: CountryCode, route: string): Promise<Page> => {
    const file = path.join(pagesDir, pageFile(country, route))
    const known = pages.get(file) ?? readPage(file)
    pages.set(file, known)
    return known
  }
  return async (request: Request, response: Response, status: number, route: string) => {
    response.locals['route'] = 'page'
    const chosen = parseCountry(request.query['cc'])
    if (chosen) {
      response.cookie(countryCookie, chosen, {
        maxAge: oneYearMs,
        sameSite: 'lax',
        path: '/',
        secure: request.secure,
      })
    }
    const page = await pageOf(pickCountry(chosen, cookieOf(request)), route)
    response
      .status(status)
      .set('Cache-Control', 'private, no-cache')
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('ETag', page.etag)
      .vary('Cookie')
      .vary('Accept-Encoding')
    if (request.fresh) {
      response.status(304).end()
      return
    }
    const { encoding, bytes } = bodyFor(page, request)
    if (encoding !== undefined) response.set('Content-Encoding', encoding)
    // Node.js leaves the body of a HEAD request out by itself.
    response.set('Content-Length', String(bytes.length)).end(bytes)
  }
}

/** Finds the route whose page answers a path: itself, or the one that a pattern shares. */
function routeFinder({ routes, dynamic }: PagesManifest): (path: string) => string | undefined {
  const known = new Set(routes)
  const patterns = Object.entries(dynamic).map(([pattern, route]) => ({
    matches: patternOf(pattern),
    route,
  }))
  return (asked) => {
    const plain = asked === '/' ? asked : asked.replace(/\/+$/, '')
    if (plain === notFoundRoute) return undefined
    if (known.has(plain)) return plain
    return patterns.find(({ matches }) => matches.test(plain))?.route
  }
}

/** `/:name` stands for one segment, `/:name?` for one or none, a `*` at the end for anything. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/\/:\w+/g, '/[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`)
}

function cookieOf(request: Request): string | undefined {
  return /(?:^|;\s*)cc=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]
}
