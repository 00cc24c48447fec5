import { execFile } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from 'playwright'
import { endpoints } from '@stemside/rules/contract'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { freePort } from '../../scripts/free-port.ts'
import { sampleSignup, signUp } from '../src/testing/accounts.ts'
import { startProcess } from '../src/testing/startProcess.ts'
import { temporaryFolder } from '../src/testing/temporaryFolder.ts'
import { startServices } from './otherServices.ts'
import { startBlog, type BlogPost } from './wordPressBlog.ts'

/* The shop with back ends of other origins: built, served and opened in a browser (§7.35 to §7.38). */

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

/** Builds shop and pages with these settings, apart from the usual build. Returns the folder. */
async function buildShop(settings: Readonly<Record<string, string>>): Promise<string> {
  // Below the project, where node_modules are found.
  const cache = path.join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'stemside-shop-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings }
  const shop = [vite, 'build', 'storefront', '--configLoader', 'runner', '--logLevel', 'error']
  const into = (part: string) => ['--outDir', path.join(folder, part)]
  await run(process.execPath, [...shop, ...into('client')], { cwd: root, env })
  const prerender = [...shop, '--ssr', 'src/prerender/main.tsx', ...into('prerender')]
  await run(process.execPath, prerender, { cwd: root, env })
  const store = await startProcess({ DATA_DIR: await temporaryFolder() })
  const main = path.join(folder, 'prerender/main.js')
  await run(process.execPath, [main, await store.address], { cwd: root, env })
  store.child.kill('SIGTERM')
  await store.ended
  return folder
}

/** Opens pages in a browser. Returns what its console said of errors, too. */
async function openBrowser(): Promise<{ page: Page; errors: string[] }> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: browserArguments(),
  })
  onTestFinished(() => browser.close())
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors }
}

const post = (slug: string, parts: object = {}, text = `The text of ${slug}.`): BlogPost => ({
  slug,
  title: { rendered: `The post ${slug}` },
  excerpt: { rendered: `<p>About ${slug}.</p>` },
  content: { rendered: `<p>${text}</p>` },
  date_gmt: '2026-11-03T10:00:00',
  meta: [],
  categories: [1],
  _embedded: { 'wp:term': [[science]], ...parts },
})

const science = { id: 1, slug: 'topic-1', name: 'Science &amp; Maths', taxonomy: 'category' }

const pictureAt = (origin: string) => ({
  source_url: `${origin}/wp-content/uploads/map.svg`,
  mime_type: 'image/svg+xml',
  alt_text: 'A map',
  media_details: { width: 1600, height: 1000 },
})

const longText = [
  '[gallery ids="1,2"]Look:',
  '<iframe src="/films/7" title="How maps are drawn"></iframe>',
  '<a href="/about/">About us</a>',
  'word '.repeat(40_000),
].join('')

test('the blog of another host is shown and refreshed; while that host is down, the copy of the build is shown', async () => {
  const denied = { code: 'rest_forbidden', data: { status: 403 } }
  const more = Array.from({ length: 11 }, (_, index) => post(`more-${index}`))
  const blog = await startBlog((origin) => [
    post('whole', { 'wp:featuredmedia': [pictureAt(origin)] }, longText),
    post('odd', { 'wp:featuredmedia': [denied], 'wp:term': [denied], author: [denied] }),
    ...more,
  ])
  const buildDir = await buildShop({ BLOG_ORIGIN: blog.origin })
  const server = await startProcess({ DATA_DIR: await temporaryFolder(), BUILD_DIR: buildDir })
  const shop = await server.address
  const { page, errors } = await openBrowser()
  const ready = page.locator('html[data-ready]')
  const titles = page.getByRole('main').getByRole('article').getByRole('heading')
  const first = async () => (await titles.allTextContents()).slice(0, 3)
  const ofBuild = ['The post whole', 'The post odd', 'The post more-0']
  const renewed = ['The post newer', 'The post whole', 'The post odd']

  // The build's copy, then the post that is newer.
  const served = await (await fetch(`${shop}/blog`)).text()
  expect(served).toContain('The post odd')
  blog.posts = [post('newer'), ...blog.posts]
  await page.goto(`${shop}/blog?cc=US`)
  await ready.waitFor()
  await expect.poll(first).toEqual(renewed)
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  expect(await categories.allTextContents()).toHaveLength(15)
  expect(await categories.nth(1).textContent()).toBe('Science & Maths')
  const picture = page.getByRole('main').locator('article img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600)

  // Going back shows the refreshed posts, not the copy of the build.
  await page.getByRole('link', { name: 'The post whole' }).click()
  const main = page.getByRole('main')
  const film = main.getByRole('link', { name: 'How maps are drawn (127.0.0.1)' })
  expect(await film.getAttribute('href')).toBe(`${blog.origin}/films/7`)
  const about = main.getByRole('link', { name: 'About us' })
  expect(await about.getAttribute('href')).toBe(`${blog.origin}/about/`)
  expect(await main.getByText('[gallery').count()).toBe(0)
  expect(await main.getByText('200 min read').count()).toBe(1)
  await page.goBack()
  await expect.poll(first).toEqual(renewed)

  await page.goto(`${shop}/blog/newer`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The post newer')
  await page.goto(`${shop}/blog/whole`)
  const structured = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(structured ?? '')).toMatchObject({ image: pictureAt(blog.origin).source_url })
  await page.goto(`${shop}/blog/page/2`)
  await page.getByRole('link', { name: 'The post more-10' }).waitFor()
  await page.goto(`${shop}/blog/removed`)
  await page.getByRole('heading', { name: 'This page flew off' }).waitFor()
  expect(errors).toEqual([])

  // A reader who has scrolled keeps the build's copy of the page. The next visit shows the newer one.
  const released = new EventEmitter()
  const isReleased = once(released, 'release')
  const posts = `${blog.origin}/**/posts?**`
  await page.route(posts, async (route) => {
    await isReleased
    await route.fallback()
  })
  await page.goto(`${shop}/blog`)
  await ready.waitFor()
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => window.scrollY > 0)
  const arrived = page.waitForResponse(posts)
  released.emit('release')
  await (await arrived).finished()
  expect(await first()).toEqual(ofBuild)
  await page.unroute(posts)
  await page.getByRole('link', { name: 'The post odd' }).click()
  await page.getByRole('heading', { level: 1, name: 'The post odd' }).waitFor()
  await page.goBack()
  await expect.poll(first).toEqual(renewed)

  blog.isDown = true
  const refused = page.waitForResponse(posts)
  await page.goto(`${shop}/blog`)
  expect((await refused).status()).toBe(503)
  expect(await first()).toEqual(ofBuild)
  expect(await page.getByText('This page did not arrive').count()).toBe(0)
  await page.goto(`${shop}/blog/newer`)
  await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor()
})

const vitalsEvent = endpoints.insertAnalytics.body

test('analytics and a chat of another origin work, and a toy can still be added to the cart when both fail', async () => {
  const services = await startServices()
  const { origin } = services
  const buildDir = await buildShop({
    ANALYTICS_ORIGIN: origin,
    CHAT_SCRIPT: `${origin}/widget.js`,
  })
  const server = await startProcess({ DATA_DIR: await temporaryFolder(), BUILD_DIR: buildDir })
  const shop = await server.address
  const { page, errors } = await openBrowser()

  await page.goto(`${shop}/orboot/mars?cc=US&utm_source=newsletter`)
  const talk = page.getByRole('button', { name: 'Talk to Ada' })
  await talk.waitFor()
  await expect
    .poll(() => talk.evaluate((button) => getComputedStyle(button).position))
    .toBe('fixed')
  await expect
    .poll(() => services.received)
    .toEqual([{ event: 'visit', source: 'newsletter', device: 'desktop', countryCode: 'US' }])
  expect(await page.getByRole('button', { name: 'Chat with us' }).count()).toBe(0)
  await page.goto('about:blank')
  await expect.poll(() => services.received).toHaveLength(2)
  const { vitals = {}, ...facts } = z.parse(vitalsEvent, services.received[1])
  expect(facts).toEqual({ event: 'web_vitals', device: 'desktop', countryCode: 'US' })
  // LCP and CLS are final only when the page is hidden.
  expect(Object.keys(vitals)).toEqual(expect.arrayContaining(['FCP', 'LCP', 'CLS', 'TTFB']))
  expect(errors).toEqual([])

  services.isDown = true
  // Another tab is another visit.
  const next = await page.context().newPage()
  const failed = [
    next.waitForResponse((answer) => answer.status() === 503 && answer.url().endsWith('.js')),
    next.waitForEvent('requestfailed', (asked) => asked.url().endsWith('/insert-analytics')),
  ]
  await next.goto(`${shop}/orboot/mars`)
  await Promise.all(failed)
  await next.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await next.getByRole('dialog', { name: 'Your cart' }).waitFor()
  expect(await next.getByRole('alertdialog').count()).toBe(0)
  expect(await next.getByText(/cannot be reached/).count()).toBe(0)
})

test('a shopper signs in and buys if pages and store are two sites', async () => {
  // Choose the ports first, because the build contains both origins.
  const [pagesPort, storePort] = [await freePort(), await freePort()]
  // For browsers, localhost and 127.0.0.1 are two sites.
  const shop = `http://localhost:${pagesPort}`
  const storeOrigin = `http://127.0.0.1:${storePort}`
  const buildDir = await buildShop({ SHOP_URL: shop, STORE_ORIGIN: storeOrigin })
  const common = { SHOP_URL: shop, BUILD_DIR: buildDir }
  const dataDir = await temporaryFolder()
  const store = await startProcess({ ...common, DATA_DIR: dataDir, PORT: String(storePort) })
  const pages = await startProcess({ ...common, PORT: String(pagesPort) }, { program: 'pages' })
  await Promise.all([store.address, pages.address])
  const { page, errors } = await openBrowser()

  const ada = { ...sampleSignup, email: 'ada@example.com' }
  await signUp(storeOrigin, ada)
  await page.goto(`${shop}/orboot/mars?cc=US&popup=login`)
  const popup = page.getByRole('dialog')
  await popup.getByLabel('Email address').fill(ada.email)
  await popup.getByLabel('Password', { exact: true }).fill(ada.password)
  await popup.getByRole('button', { name: 'Sign In' }).click()
  const account = page.getByRole('button', { name: `Account of ${ada.name}` })
  await account.waitFor()
  await page.reload()
  await account.waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('link', { name: /View cart/ })
    .click()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  for (const [label, text] of Object.entries(guest))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Illinois')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(`${shop}/thankyou/**`)
  const order = page.url().split('/').at(-1) ?? ''
  await page.goto(`${shop}/profile/orders`)
  await page.getByRole('main').getByText(order).first().waitFor()
  await account.click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.getByRole('button', { name: 'Log In' }).first().waitFor()
  expect(errors).toEqual([])
})

/** What a guest types at checkout, by label. */
const guest = {
  'Full name': 'Ada Sample',
  'Email address': 'ada@example.com',
  Phone: '5550100123',
  Address: '1 Sample Street',
  City: 'Springfield',
  'ZIP code': '62701',
  'Card number': '4242 4242 4242 4242',
  Expires: '12/30',
  'Security code': '123',
  'Name on card': 'Ada Sample',
}
