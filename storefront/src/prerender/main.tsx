import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countryCodes } from '@stemside/rules'
import { JSDOM } from 'jsdom'
import { pageFile, type PagesManifest } from '@stemside/rules/contract'
import { blogOrigin, foreignOrigins, storeOrigin } from '../api/backEnds.ts'
import { createSanitiser } from '../api/createSanitiser.ts'
import { createStoreApi } from '../api/storeApi.ts'
import { notFound, otherRoutes } from '../routes/otherRoutes.ts'
import { routes } from '../routes/routes.ts'
import { siteOrigin } from '../seo/site.ts'
import { seedOf } from '../state/seed.ts'
import { blogProblem } from './blogProblem.ts'
import { earlyScriptsFor, scriptsOf, takeSheet, writeRest } from './builtFiles.ts'
import { fetchBlogOnce } from './fetchBlogOnce.ts'
import { readManifest } from './manifest.ts'
import { onceForEach } from './onceForEach.ts'
import { fillStyles, splitSheet } from './pageStyles.ts'
import { renderPage } from './renderPage.tsx'

/* `node main.js ORIGIN` prerenders every public route once for each country into `dist/pages`, with
   the prices of the store at ORIGIN. */

const dist = path.resolve(import.meta.dirname, '..')
const client = path.join(dist, 'client')
const pagesFolder = path.join(dist, 'pages')

const origin = process.argv[2]
if (origin === undefined) throw new Error('Usage: node main.js ORIGIN')

const allRoutes = [...routes, ...otherRoutes, notFound]

const api = createStoreApi({ fetch: fetchBlogOnce, origin })
const sanitiser = createSanitiser(new JSDOM().window, blogOrigin)
const problem = blogOrigin && (await blogProblem(api, sanitiser, blogOrigin))
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
const source = {
  api,
  // The blog's posts are the same in every country, and each is on several pages.
  sanitiser: {
    ...sanitiser,
    html: onceForEach(sanitiser.html),
    text: onceForEach(sanitiser.text),
  },
}
const pagesOf = await Promise.all(
  allRoutes.map(async ({ pages }) => (typeof pages === 'function' ? pages(source) : pages)),
)
const manifest = await readManifest(client)
const earlyScripts = earlyScriptsFor(manifest)
const styles = splitSheet(await takeSheet(client, manifest))
const restUrl = await writeRest(client, styles)
/** For each page's file, such as `US/index.html`, the hash of its inline styles. */
const styleHashes: Record<string, string> = {}

// Delete the template `index.html`, so that it is never served.
await rm(path.join(client, 'index.html'), { force: true })
await rm(pagesFolder, { recursive: true, force: true })

for (const country of countryCodes) {
  const seed = await seedOf(api, country)
  for (const [index, route] of allRoutes.entries()) {
    const isBuying = routes.includes(route)
    // The other pages also need their table.
    const table = isBuying ? [] : ['src/routes/otherRoutes.ts']
    const scripts = scriptsOf(manifest, [...table, ...route.modules])
    for (const location of pagesOf[index] ?? []) {
      const page = await renderPage({ source, seed, location, route, earlyScripts, scripts })
      const file = pageFile(country, location)
      const first = styles.firstOf(page)
      styleHashes[file] = sourceHash(first)
      const target = path.join(pagesFolder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, fillStyles(page, { first, restUrl }))
    }
  }
}

const pages: PagesManifest = {
  routes: pagesOf.flat(),
  dynamic: Object.fromEntries(
    allRoutes.flatMap(({ path: pattern }, index) => {
      const first = pagesOf[index]?.[0]
      return first !== undefined && /:|.\*$/.test(pattern) ? [[pattern, first]] : []
    }),
  ),
  scriptHashes: earlyScripts.map(sourceHash),
  styleHashes,
  origin: siteOrigin,
  ...(storeOrigin !== undefined && { storeOrigin }),
  foreign: foreignOrigins(),
  hasOwnBlog: blogOrigin === undefined,
}
await writeFile(path.join(pagesFolder, 'manifest.json'), JSON.stringify(pages))

/** The source expression of an inline script or style for the Content-Security-Policy. */
function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
