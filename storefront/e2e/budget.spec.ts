import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Manifest } from 'vite'
import { expect, test } from './support/shop.ts'

/*
 * What a page may fetch, in bytes and in requests, on a phone and without a touch. Times are for
 * `npm run bench:storefront`: they depend on the machine.
 */

/** Bytes of script until the network is idle, brotli. */
const scriptBudget = 94_000
/** The same with every dialog and menu opened. */
const openedBudget = 130_000
const requestBudget = 20

const client = path.resolve(import.meta.dirname, '../dist/client')

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })

for (const { name, address } of [
  { name: 'landing', address: '/' },
  { name: 'listing', address: '/shop' },
  { name: 'product', address: '/orboot/earth' },
]) {
  test(`${name}: script and requests keep within the budget`, async ({ page }) => {
    const { scripts, requests } = await load(page, address)
    expect(await weigh(scripts), `script of ${scripts.join(', ')}`).toBeLessThanOrEqual(
      scriptBudget,
    )
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(requestBudget)
    const dialogs = await chunksOf(/^src\/frame\/\w+Panel\.tsx$/)
    expect(await weigh([...scripts, ...dialogs])).toBeLessThanOrEqual(openedBudget)
  })
}

/** Loads a page until it is quiet; fetching other pages ahead is left out, as for who saves data. */
async function load(page: Page, address: string) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const fetched = requests.filter((url) => url.startsWith('http'))
  const scripts = fetched
    .map((url) => new URL(url).pathname)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(1))
  return { requests: fetched, scripts }
}

/** The files that parts of the shop bring, by the names of their sources. */
async function chunksOf(source: RegExp): Promise<readonly string[]> {
  const manifest = await readManifest()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  Object.keys(manifest)
    .filter((key) => source.test(key))
    .forEach(visit)
  return [...files]
}

async function readManifest(): Promise<Manifest> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  if (!isManifest(manifest)) throw new Error('The client build left no manifest')
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null
}

/** Bytes of files after brotli, each counted once. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(
    async (file) => brotliCompressSync(await readFile(path.join(client, file))).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
