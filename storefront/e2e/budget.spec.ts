import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readScripts } from '../bench/weigh/builtScripts.ts'
import { weigh as weighParts } from '../bench/weigh/parts.ts'
import { formatWeights } from '../bench/weigh/table.ts'
import { chunkOf, filesOf, readManifest } from '../src/prerender/manifest.ts'
import { expect, test } from './support/shop.ts'
import { openReady } from './support/open.ts'

/*
 * Budgets of a page on a phone without input: bytes of script and number of requests. Times depend on the
 * machine: `npm run bench:storefront` measures them.
 */

/** Bytes of script (brotli) and requests until the network is idle, without prefetching of other routes. */
const budget = { script: 116.6 * 1024, requests: 26 }
/** The same, with the page that is prefetched, for a visitor who does not save data. */
const prefetchBudget = { script: 129 * 1024, requests: 39 }
/** Bytes of script after every dialog from cart to checkout was opened. The cart has a line of text about each toy,
 * the return policy says who pays the postage, a free toy names the coupon that it replaces and is offered only if it
 * saves more, thresholds say that they count before the coupon, the focus goes to Undo, and arrow keys move an enlarged picture. */
const openedBudget = 173_600
/**
 * Bytes that the account popup adds: ten screens, their forms, the dial codes and what reads them. A guest never
 * opens it.
 */
const accountBudget = 14_800

/** Bytes of script (brotli) that only a text page loads: its texts, its screen and its route. */
const textPageBudget = 4 * 1024

/** Bytes (brotli) of the styles that a page inlines. */
const inlineStyleBudget = 12 * 1024

const checkout = path.resolve(import.meta.dirname, '../..')
const client = path.join(checkout, 'storefront/dist/client')

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })

for (const { name, address } of [
  { name: 'landing', address: '/' },
  { name: 'listing', address: '/shop' },
  { name: 'product', address: '/orboot/earth' },
]) {
  test(
    `${name}: script and requests stay within the budget`,
    { tag: '@gate' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      const { scripts, requests } = await load(page, address)
      await expectWithin(scripts, budget.script)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget.requests)
      // Account, search, slot machine, coupon popup, exit popup and chat are not between cart and checkout.
      const dialogs = await chunksOf(
        /^src\/frame\/(?!Account|Search|Suggestions|Slot|Coupon|Exit|Chat)\w+Panel\.tsx$/,
      )
      const opened = await weigh([...scripts, ...dialogs])
      expect(opened).toBeLessThanOrEqual(openedBudget)
      const account = await chunksOf(/^src\/frame\/AccountPanel\.tsx$/)
      expect((await weigh([...scripts, ...dialogs, ...account])) - opened).toBeLessThanOrEqual(
        accountBudget,
      )
    },
  )

  test(
    `${name}: script and requests with prefetching stay within the budget`,
    { tag: '@gate' },
    async ({ page }) => {
      const { scripts, requests } = await load(page, address)
      await expectWithin(scripts, prefetchBudget.script)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(prefetchBudget.requests)
      // The cookie notice's link to /privacy is in view, but that page is not on the way to buying.
      const otherRoutes = chunkOf(await readManifest(client), 'src/routes/otherRoutes.ts')
      expect(scripts).not.toContain(otherRoutes.file)
    },
  )
}

for (const address of [
  '/privacy',
  '/tnc',
  '/about-us',
  '/careers',
  '/parenthub',
  '/press-kit',
  '/ourearth',
  '/2021-product-range',
  '/reviews',
]) {
  test(`${address} loads little more script than every page shares`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const shared = new Set((await load(page, '/testwithoutlayout')).scripts)
    const { scripts } = await load(page, address)
    const own = scripts.filter((script) => !shared.has(script))
    expect(await weigh(own), own.join(', ')).toBeLessThanOrEqual(textPageBudget)
    expect(await weigh(scripts)).toBeLessThanOrEqual(budget.script)
  })
}

test('the inlined styles stay within the budget', { tag: '@gate' }, async ({ page }) => {
  for (const address of ['/', '/shop', '/orboot/earth', '/about-us']) {
    await page.goto(address)
    const styles = (await page.locator('style').allTextContents()).join('')
    const bytes = brotliCompressSync(styles).length
    expect(bytes, address).toBeGreaterThan(0)
    expect(bytes, address).toBeLessThanOrEqual(inlineStyleBudget)
  }
})

test('the landing page prefetches other pages unless the visitor saves data', async ({
  browser,
  shop,
}) => {
  const scriptsFor = async (savesData: boolean) => {
    const page = await browser.newPage()
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, savesData)
    const { scripts } = await load(page, shop.url)
    await page.close()
    return scripts.length
  }
  const saving = await scriptsFor(true)
  // Prefetching waits for idle time, which may come late on a busy machine.
  await expect.poll(() => scriptsFor(false)).toBeGreaterThan(saving)
})

/**
 * Loads a page and waits for a second without a request, because prefetching waits for idle time. It is a visitor in
 * the United Kingdom: chat and measuring wait for consent there. Elsewhere they start after some seconds, so that a slow
 * machine would count them too.
 */
async function load(page: Page, address: string) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url())
  })
  await openReady(page, `${address}?cc=GB`)
  let seen = 0
  const newRequests = () => {
    const count = requests.length - seen
    seen = requests.length
    return count
  }
  await expect.poll(newRequests, { intervals: [1000] }).toBe(0)
  const scripts = requests
    .map((url) => new URL(url).pathname)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(1))
  return { requests, scripts }
}

/** The built files of matching source files, with all their imports. */
async function chunksOf(source: RegExp): Promise<readonly string[]> {
  const manifest = await readManifest(client)
  return filesOf(
    manifest,
    Object.keys(manifest).filter((key) => source.test(key)),
  )
}

/** If the scripts are heavier than allowed, the error says what they consist of, as `npm run weigh` does. */
async function expectWithin(scripts: readonly string[], limit: number): Promise<void> {
  const bytes = await weigh(scripts)
  const parts =
    bytes <= limit ? '' : formatWeights(weighParts(await readScripts(checkout, scripts)))
  expect(bytes, `${scripts.join(', ')}\n${parts}\n`).toBeLessThanOrEqual(limit)
}

/** The bytes of files after brotli; a repeated file counts once. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(
    async (file) => brotliCompressSync(await readFile(path.join(client, file))).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
