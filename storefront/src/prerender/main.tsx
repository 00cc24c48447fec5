import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countryCodes } from '@stemside/rules'
import { pageFile, type PagesManifest } from '@stemside/rules/contract'
import type { Manifest } from 'vite'
import { createStoreApi } from '../api/storeApi.ts'
import { robots, sitemap } from '../seo/crawlers.ts'
import type { Route } from '../routes/defineRoute.ts'
import { routes } from '../routes/routes.ts'
import { assetsOf, styleFile } from './assets.ts'
import { seedOf } from './fetchSeed.ts'
import { sourceHash, writeDocument } from './document.ts'
import { headScript } from './headScript.ts'
import { pageStyles } from './pageStyles.ts'
import { renderMarkup } from './renderMarkup.tsx'
import type { Seed } from './seed.ts'
import { startScript } from './startScript.ts'

/*
 * `node main.js ORIGIN` prerenders every public route once for each country, with the prices that
 * the store at ORIGIN gives, into `dist/pages`.
 */

const dist = path.resolve(import.meta.dirname, '..')

/** Routes with the same code show the same screen. */
function screenOf({ modules }: Route): string {
  return modules.join()
}

/** Writes the pages of routes that show the same screen, and gives the styles that stand in them. */
async function writePages(
  alike: readonly Route[],
  seeds: readonly Seed[],
): Promise<readonly string[]> {
  const assets = assetsOf(clientManifest, alike[0]?.modules ?? [])
  const pages = await Promise.all(
    seeds.flatMap((seed) =>
      alike.flatMap((route) =>
        route.pages.map(async (location) => ({
          file: path.join(dist, 'pages', pageFile(seed.priceList.country, location)),
          seed,
          content: await route.content?.(seed.priceList.country),
          markup: await renderMarkup(api, seed, location, route),
        })),
      ),
    ),
  )
  const styles = pageStyles(
    wholeSheet,
    pages.map(({ markup }) => markup),
    assets.fonts,
  )
  const sheet = await writeSheet(styles.rest)
  for (const { file, ...page } of pages) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, writeDocument({ ...page, assets, styles, sheet }))
  }
  return [styles.own, styles.faces]
}

/** Writes a style sheet under a name of its content, and gives its URL. */
async function writeSheet(styles: string): Promise<string> {
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 8)
  const url = `/assets/rest-${hash}.css`
  await writeFile(path.join(dist, 'client', url), styles)
  return url
}

async function readManifest(file: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isManifest(manifest)) throw new Error('The client build left no manifest')
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null
}

const origin = process.argv[2]
if (origin === undefined) throw new Error('Usage: node main.js ORIGIN')

const api = createStoreApi({ fetch: globalThis.fetch, origin })
const clientManifest = await readManifest(path.join(dist, 'client/.vite/manifest.json'))
const sheetFile = path.join(dist, 'client', styleFile(clientManifest))
const wholeSheet = await readFile(sheetFile, 'utf8')

// Every page has a file of its own; what it came from would only be found by accident.
await rm(path.join(dist, 'client/index.html'), { force: true })
await rm(sheetFile)
await rm(path.join(dist, 'pages'), { recursive: true, force: true })
const seeds = await Promise.all(countryCodes.map((country) => seedOf(api, country)))
const screens = new Set(routes.map(screenOf))
const styles = new Set<string>()
for (const screen of screens) {
  const alike = routes.filter((route) => screenOf(route) === screen)
  for (const style of await writePages(alike, seeds)) styles.add(style)
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
  scriptHashes: [headScript, startScript].map(sourceHash),
  styleHashes: [...styles].map(sourceHash),
}
await writeFile(path.join(dist, 'pages/manifest.json'), JSON.stringify(pages))
await writeFile(path.join(dist, 'client/sitemap.xml'), sitemap(pages.routes))
await writeFile(path.join(dist, 'client/robots.txt'), robots())
