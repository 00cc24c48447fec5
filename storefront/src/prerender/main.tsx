import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countryCodes } from '@stemside/rules'
import { pageFile, type PagesManifest } from '@stemside/rules/contract'
import { createStoreApi } from '../api/storeApi.ts'
import { routes } from '../routes/routes.ts'
import { robots, sitemap } from '../seo/crawlers.ts'
import { seedOf } from '../state/seed.ts'
import { readManifest, scriptsOf, takeBuiltFiles } from './builtFiles.ts'
import { renderPage } from './renderPage.tsx'

/*
 * `node main.js ORIGIN` prerenders every public route once for each country, with the prices that
 * the store at ORIGIN gives, into `dist/pages`.
 */

const dist = path.resolve(import.meta.dirname, '..')
const client = path.join(dist, 'client')
const pagesFolder = path.join(dist, 'pages')

const origin = process.argv[2]
if (origin === undefined) throw new Error('Usage: node main.js ORIGIN')

const api = createStoreApi({ fetch: globalThis.fetch, origin })
const manifest = await readManifest(client)
const files = await takeBuiltFiles(client, manifest)

// The template is never served: every page has a file of its own.
await rm(path.join(client, 'index.html'), { force: true })
await rm(pagesFolder, { recursive: true, force: true })

for (const country of countryCodes) {
  const seed = await seedOf(api, country)
  for (const route of routes) {
    const scripts = scriptsOf(manifest, route.modules)
    for (const location of route.pages) {
      const file = path.join(pagesFolder, pageFile(country, location))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, await renderPage({ api, seed, location, route, files, scripts }))
    }
  }
}

const pages: PagesManifest = {
  routes: routes.flatMap((route) => route.pages),
  dynamic: Object.fromEntries(
    routes.flatMap((route) =>
      route.pages[0] !== undefined && route.path.includes(':')
        ? [[route.path, route.pages[0]]]
        : [],
    ),
  ),
  scriptHashes: [sourceHash(files.earlyScript)],
  styleHashes: [sourceHash(files.styles)],
}
await writeFile(path.join(pagesFolder, 'manifest.json'), JSON.stringify(pages))
await writeFile(path.join(client, 'sitemap.xml'), sitemap(pages.routes))
await writeFile(path.join(client, 'robots.txt'), robots())

/** The source expression of an inline script or style for the Content-Security-Policy. */
function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
