import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { readBlogAddress } from '@stemside/rules/contract/blogAddress'
import { robots, sitemap } from '@stemside/rules/contract/crawlers'
import {
  exampleOrigin,
  notFoundRoute,
  pageFile,
  type PagesManifest,
} from '@stemside/rules/contract/pages'
import { Router, type RequestHandler } from 'express'
import expressStaticGzip, { type ExpressStaticGzipOptions } from 'express-static-gzip'
import { hasBlogPage } from '../blog/hasBlogPage.ts'
import { allowOnly } from '../http/allowedMethods.ts'
import { unknownCall } from '../http/failures.ts'
import { contentPolicy } from '../http/security.ts'
import { listFiles } from '../base/listFiles.ts'
import { PageCache } from './PageCache.ts'
import { readPageRequest, sendPage } from './sendPage.ts'

const oneYearMs = 365 * 24 * 60 * 60 * 1000

export interface ShopPages {
  /**
   * Sends a known page that is in memory, without Express: for one request Express takes more time
   * than the page. Returns false if it sent nothing, and Express has to answer.
   */
  readonly fromMemory: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The pages of known routes, `/home`, and 405 for other methods of these. */
  readonly known: RequestHandler
  /** Scripts, styles, pictures, icons, and 405 for other methods of these; then the not-found page. */
  readonly files: RequestHandler
}

/** Where the build stands, and the origin where shoppers see it. */
interface BuiltShop {
  readonly buildDir: string
  readonly shopUrl?: string | undefined
}

/**
 * The built shop: for each route the page of the visitor's country, and files. Both were compressed
 * by the build: see scripts/compress.mjs.
 */
export async function shopPages(
  { buildDir, shopUrl = exampleOrigin }: BuiltShop,
  manifest: PagesManifest,
  isSecure: (request: IncomingMessage) => boolean,
): Promise<ShopPages> {
  const findRoute = routeFinder(manifest)
  const cache = new PageCache(path.join(buildDir, 'pages'))
  const policyOf = policyFinder(manifest)
  const refuse = allowOnly(['GET', 'HEAD'])

  const fromMemory: ShopPages['fromMemory'] = (request, response) => {
    const { path: asked, country, chosen } = readPageRequest(request)
    const route = isRead(request) ? findRoute(asked) : undefined
    if (route === undefined) return false
    const file = pageFile(country, route)
    const page = cache.get(file)
    if (page === undefined) return false
    const answer = { status: 200, page, policy: policyOf(file), chosen }
    sendPage(request, response, { ...answer, isSecure: isSecure(request) })
    return true
  }

  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    route: string,
  ) => {
    const { country, chosen } = readPageRequest(request)
    const file = pageFile(country, route)
    const answer = { status, page: await cache.read(file), policy: policyOf(file), chosen }
    sendPage(request, response, { ...answer, isSecure: isSecure(request) })
  }

  const known: RequestHandler = async (request, response, next) => {
    const isHome = request.path === '/home'
    const route = isHome ? request.path : findRoute(request.path)
    if (route === undefined) next()
    else if (!isRead(request)) await refuse(request, response, next)
    else if (isHome)
      response.redirect(302, `/${new URL(request.originalUrl, 'http://shop').search}`)
    else await send(request, response, 200, route)
  }

  const sendNotFound: RequestHandler = (request, response) =>
    send(request, response, 404, notFoundRoute)

  const client = path.join(buildDir, 'client')
  const answered = manifest.routes.filter((route) => findRoute(route) !== undefined)
  const forCrawlers = {
    '/sitemap.xml': sitemap(shopUrl, answered),
    '/robots.txt': robots(shopUrl),
  }
  const served = new Set([...(await listFiles(client)), ...Object.keys(forCrawlers)])
  const files = Router()
  files.use((request, response, next) => {
    if (isRead(request)) next()
    else if (served.has(request.path)) return refuse(request, response, next)
    else return unknownCall(request, response, next)
  })
  for (const [asked, text] of Object.entries(forCrawlers)) {
    files.get(asked, (_request, response) => {
      response.set('Cache-Control', 'public, max-age=0').type(path.extname(asked)).send(text)
    })
  }
  // No file has a path that cannot be decoded. The middlewares below would answer with an error that is no page.
  files.use('/assets', unlessDecodable(unknownCall))
  files.use(unlessDecodable(sendNotFound))
  files.use(
    '/assets',
    expressStaticGzip(path.join(client, 'assets'), {
      ...compressed,
      serveStatic: {
        ...withoutFolders,
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
    expressStaticGzip(client, {
      ...compressed,
      serveStatic: { ...withoutFolders, maxAge: 0, dotfiles: 'ignore' },
    }),
  )
  files.get('/{*path}', sendNotFound)
  return { fromMemory, known, files }
}

const compressed: ExpressStaticGzipOptions = {
  enableBrotli: true,
  orderPreference: ['br', 'gzip'],
  index: false,
}

/** A folder is no file: the address of one is not redirected to the address with a slash at its end. */
const withoutFolders = { redirect: false } as const

/** Lets this handler answer a path that has a broken percent-encoding, such as /%E0%A4%A. */
function unlessDecodable(handle: RequestHandler): RequestHandler {
  return (request, response, next) => {
    try {
      decodeURIComponent(request.path)
    } catch {
      return handle(request, response, next)
    }
    return next()
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Finds the route whose page answers a path: the path itself, or that of a pattern which matches. Returns
 * undefined for a post that the store's blog does not have now: its posts may have changed since the build. For an
 * unknown post of another blog, the page that fetches it answers.
 */
function routeFinder({
  routes,
  dynamic,
  hasOwnBlog,
}: PagesManifest): (path: string) => string | undefined {
  const known = new Set(routes)
  const mayBeInBlog = hasOwnBlog ? hasBlogPage : canBeBlogPage
  const patterns = Object.entries(dynamic).map(([pattern, route]) => ({
    matches: patternOf(pattern),
    route,
  }))
  return (asked) => {
    const plain = asked === '/' ? asked : asked.replace(/\/+$/, '')
    if (plain === notFoundRoute || (isBelowBlog(plain) && !mayBeInBlog(plain))) return undefined
    if (known.has(plain)) return plain
    return patterns.find(({ matches }) => matches.test(plain))?.route
  }
}

/** Returns a function that finds a page's Content-Security-Policy. It takes the page's file, such as `US/index.html`. */
function policyFinder({
  scriptHashes,
  styleHashes,
  foreign,
}: PagesManifest): (file: string) => string {
  const policies = new Map(
    Object.entries(styleHashes).map(([file, hash]) => [
      file,
      contentPolicy({ scriptHashes, styleHashes: [hash], foreign }),
    ]),
  )
  return (file) => policies.get(file) ?? contentPolicy({ scriptHashes, foreign })
}

/** Whether a blog may have a page at this address. */
function canBeBlogPage(asked: string): boolean {
  return readBlogAddress(asked) !== undefined
}

function isBelowBlog(asked: string): boolean {
  return asked === '/blog' || asked.startsWith('/blog/')
}

/** `/:name` stands for one segment, `/:name?` for one or none, a `*` at the end for anything. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/\/:\w+/g, '/[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`)
}
