import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseCountry, type CountryCode } from '@stemside/rules'
import {
  countryCookie,
  notFoundRoute,
  pageFile,
  pickCountry,
  type PagesManifest,
} from '@stemside/rules/contract/pages'
import express, { Router, type Request } from 'express'

const oneYearMs = 365 * 24 * 60 * 60 * 1000

/**
 * The built shop: assets that never change, and for each route the page of the visitor's country,
 * `?cc=` before the cookie before US.
 */
export function shopPages(buildDir: string, manifest: PagesManifest): Router {
  const router = Router()
  const client = path.join(buildDir, 'client')
  router.use(
    '/assets',
    express.static(path.join(client, 'assets'), {
      immutable: true,
      maxAge: oneYearMs,
      fallthrough: false,
      index: false,
      // Their names say what is in them: nobody asks whether they have changed.
      etag: false,
      lastModified: false,
      acceptRanges: false,
    }),
  )
  // Icons and the like keep their names, so they are asked for again.
  router.use(express.static(client, { index: false, maxAge: 0, dotfiles: 'ignore' }))

  router.get('/home', (request, response) => {
    response.redirect(302, `/${new URL(request.originalUrl, 'http://shop').search}`)
  })

  const findRoute = routeFinder(manifest)
  const page = pageReader(path.join(buildDir, 'pages'))
  router.get('/{*path}', async (request, response) => {
    response.locals['route'] = 'page'
    const chosen = parseCountry(request.query['cc'])
    const country = pickCountry(chosen, cookieOf(request))
    if (chosen) {
      response.cookie(countryCookie, chosen, {
        maxAge: oneYearMs,
        sameSite: 'lax',
        path: '/',
        secure: request.secure,
      })
    }
    const route = findRoute(request.path)
    response
      .status(route === undefined ? 404 : 200)
      .set('Cache-Control', 'private, no-cache')
      .vary('Cookie')
      .type('html')
      // Its ETag is a hash of the page: that of another country never answers for this one.
      .send(await page(country, route ?? notFoundRoute))
  })
  return router
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

/** Reads pages, each once. Only routes of the manifest come this far, never a visitor's path. */
function pageReader(pagesDir: string): (country: CountryCode, route: string) => Promise<string> {
  const pages = new Map<string, Promise<string>>()
  return (country, route) => {
    const file = path.join(pagesDir, pageFile(country, route))
    const known = pages.get(file)
    if (known) return known
    const read = readFile(file, 'utf8')
    pages.set(file, read)
    return read
  }
}

function cookieOf(request: Request): string | undefined {
  return /(?:^|;\s*)cc=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]
}
