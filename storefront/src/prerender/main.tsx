import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countryCodes } from '@stemside/rules'
import { pageFile, type PagesManifest } from '@stemside/rules/contract'
import type { Manifest } from 'vite'
import { createStoreApi } from '../api/storeApi.ts'
import { robots, sitemap } from '../seo/crawlers.ts'
import { routes } from '../routes/routes.ts'
import { assetsOf, styleFile } from './assets.ts'
import { seedOf } from './fetchSeed.ts'
import { sourceHash, writeDocument } from './document.ts'
import { headScript } from './headScript.ts'
import { renderMarkup } from './renderMarkup.tsx'
import type { Seed } from './seed.ts'
import { startScript } from './startScript.ts'

/*
 * `node main.js ORIGIN` prerenders every public route once for each country, with the prices that
 * the store at ORIGIN gives, into `dist/pages`.
 */

const dist = path.resolve(import.meta.dirname, '..')

async function writePages(manifest: Manifest, style: string, seed: Seed): Promise<void> {
  for (const route of routes) {
    const content = await route.content?.(seed.priceList.country)
    const assets = assetsOf(manifest, route.modules)
    for (const location of route.pages) {
      const markup = await renderMarkup(api, seed, location, route)
      const file = path.join(dist, 'pages', pageFile(seed.priceList.country, location))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, writeDocument({ markup, seed, content, assets, style }))
    }
  }
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null
}

const origin = process.argv[2]
if (origin === undefined) throw new Error('Usage: node main.js ORIGIN')

const api = createStoreApi({ fetch: globalThis.fetch, origin })
const clientManifest: unknown = JSON.parse(
  await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
)
if (!isManifest(clientManifest)) throw new Error('The client build left no manifest')

const styleSheet = path.join(dist, 'client', styleFile(clientManifest))
const style = await readFile(styleSheet, 'utf8')

// Every page has a file of its own, with its styles; what it came from would only be found by accident.
await rm(path.join(dist, 'client/index.html'), { force: true })
await rm(styleSheet)
await rm(path.join(dist, 'pages'), { recursive: true, force: true })
await Promise.all(
  countryCodes.map(async (country) =>
    writePages(clientManifest, style, await seedOf(api, country)),
  ),
)

const pages: PagesManifest = {
  routes: routes.flatMap((route) => route.pages),
  dynamic: Object.fromEntries(
    routes.flatMap((route) =>
      route.pages[0] !== undefined && route.path.includes(':')
        ? [[route.path, route.pages[0]]]
        : [],
    ),
  ),
  scriptHashes: [headScript, startScript].map(sourceHash),
  styleHashes: [sourceHash(style)],
}
await writeFile(path.join(dist, 'pages/manifest.json'), JSON.stringify(pages))
await writeFile(path.join(dist, 'client/sitemap.xml'), sitemap(pages.routes))
await writeFile(path.join(dist, 'client/robots.txt'), robots())
