import { defaultCountry, parseCountry, type CountryCode } from '../countries/countries.ts'

/*
 * The files that the shop's build writes and the server sends: one prerendered page for each country and
 * route, under `dist/pages/{country}{route}/index.html`, and immutable assets under
 * `dist/client/assets`.
 */

/** The cookie that keeps a visitor's chosen country. */
export const countryCookie = 'cc'

/** The country of `?cc=`, else the cookie's, else the default. Unknown codes are ignored. */
export function pickCountry(parameter: unknown, cookie: unknown): CountryCode {
  return parseCountry(parameter) ?? parseCountry(cookie) ?? defaultCountry
}

/** The path of a route's page below `dist/pages`, such as `US/orboot/earth/index.html`. */
export function pageFile(country: CountryCode, route: string): string {
  const path = route.replace(/^\/+|\/+$/g, '')
  return path === '' ? `${country}/index.html` : `${country}/${path}/index.html`
}

/** The page that answers an unknown path, with HTTP 404. */
export const notFoundRoute = '/not-found'

/**
 * The page that answers for posts of the blog which are newer than the build. It has no post: the browser fetches the
 * one of the address.
 */
export const newerPostRoute = '/blog/post/newer'

/** The page that answers for every bought e-storybook, at `/storybooks/read/{orderId}/{sku}`. It names no order and no book. */
export const anyBookRoute = '/storybooks/read/order/book'

/** The manifest beside the pages: which routes exist, and the hashes of their inline scripts and styles. */
export interface PagesManifest {
  readonly routes: readonly string[]
  /** Routes with a parameter, such as `/thankyou/:orderId`, each with the route whose page it shares. */
  readonly dynamic: Readonly<Record<string, string>>
  /** `sha256-…` sources for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[]
  /** For each page's file, such as `US/index.html`, the source of its inline styles. */
  readonly styleHashes: Readonly<Record<string, string>>
  /** The shop's origin in the pages' canonical links, previews and structured data. */
  readonly origin: string
  /** The store's origin, if it differs from the pages'. */
  readonly storeOrigin?: string | undefined
  /** Other origins that the pages load from, for their Content-Security-Policy. */
  readonly foreign: {
    /** Origins that the pages call. */
    readonly connect: readonly string[]
    /** Origins of images, video and audio. */
    readonly pictures: readonly string[]
    /** Origins of scripts that may add styles, fonts and frames of their own, such as a chat. */
    readonly widgets: readonly string[]
  }
  /** Whether the store serves the blog too. Otherwise it does not know which posts there are. */
  readonly hasOwnBlog: boolean
}

/** The shop's origin if SHOP_URL is not set. */
export const exampleOrigin = 'https://www.stemside.example'
