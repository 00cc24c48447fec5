import type { Page, Request } from '@playwright/test'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { openAnswered, openReady, storeAnswers } from './support/open.ts'
import { expect, test } from './support/ownSpace.ts'

/* The visitor's consent decides what the shop measures, and whether it offers the chat (§2.30, §2.31, §7.16, §7.17,
   §9.14, §9.15). The tests move the page's clock forward. That would also end calls by their time limit, so the tests
   first wait for the store's answers. */

const analytics = '/website-analytics/insert-analytics'
const measuringCode = /\/assets\/(?:measure|ChatPanel)-/

/**
 * Collects the measuring requests of a page: the visit, calls with its id, the code of measuring and of
 * the chat, and all requests to other sites.
 */
function watchRequests(page: Page) {
  const measuring: string[] = []
  page.on('request', (request: Request) => {
    const { hostname, pathname } = new URL(request.url())
    const isMeasuring =
      pathname.startsWith('/website-analytics') ||
      measuringCode.test(pathname) ||
      !['localhost', ''].includes(hostname) ||
      request.headers()['x-visit'] !== undefined
    if (isMeasuring) measuring.push(pathname)
  })
  return measuring
}

const chat = (page: Page) => page.getByRole('button', { name: 'Chat with us' })
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** Adds the product of the page and closes the overlay that opens. */
async function addAndClose(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  // Before the overlay has the focus, it may miss the key.
  await expect(overlay.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
}

function entries(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    const list: readonly unknown[] = Array.isArray(layer) ? layer : []
    return list
  })
}

/** Whether an entry is an event or a web vital of this name. */
function isNamed(entry: unknown, name: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  return [Reflect.get(entry, 'event'), Reflect.get(entry, 'name')].includes(name)
}

async function named(page: Page, name: string) {
  return (await entries(page)).filter((entry) => isNamed(entry, name))
}

for (const country of ['US', 'GB']) {
  test(
    `${country}: after Decline no measuring request leaves the pages of the buying path`,
    { tag: country === 'GB' ? '@gate' : [] },
    async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(() => localStorage.setItem('cookie_accepted', 'false'))
      const measuring = watchRequests(page)
      await openAnswered(page, `/orboot/mars?cc=${country}`)
      await page.clock.runFor(12_000)
      await addAndClose(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
      await expect(page).toHaveURL('/shop')
      await page.clock.runFor(12_000)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click()
      await expect(page.getByRole('dialog', { name: 'Return policy' })).toBeVisible()
      await page.keyboard.press('Escape')
      // Pages that show the store's figures: Orboot Dinos units left, the cart the number of visitors.
      for (const path of ['/orboot/dinos', '/cart']) {
        await openAnswered(page, path)
        await page.clock.runFor(12_000)
      }
      expect(measuring).toEqual([])
      expect(await entries(page)).toEqual([])
      await expect(chat(page)).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBeNull()
    },
  )
}

/** Buys an Orboot Mars, up to the thank-you page. */
async function buy(page: Page) {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
}

test('after Decline an order and a pull of the lever send no measuring request', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('cookie_accepted', 'false'))
  const measuring = watchRequests(page)
  await buy(page)
  await page.clock.runFor(12_000)
  // The machine fetches the coupons when it opens, and `clock.runFor` would time the call out.
  const coupons = page.waitForResponse(/\/get_all_coupons/)
  await openAnswered(page, '/shop?popup=play&utm_source=newsletter')
  await (await coupons).finished()
  await page.getByRole('button', { name: 'Pull the lever' }).click()
  await page.clock.runFor(12_000)
  await expect(page.getByRole('dialog', { name: 'OMG! Jackpot!' })).toBeVisible()
  expect(measuring).toEqual([])
  expect(await entries(page)).toEqual([])
})

test(
  'the data layer has begin_checkout and purchase of an order',
  { tag: '@gate' },
  async ({ page }) => {
    await page.clock.install()
    await buy(page)
    await page.clock.runFor(5000)
    await expect
      .poll(() => named(page, 'purchase'))
      .toMatchObject([{ currency_code: 'USD', products: [{ content_id: 'orboot_mars' }] }])
    expect(await named(page, 'begin_checkout')).toMatchObject([{ currency_code: 'USD' }])
  },
)

test(
  'GB: nothing is measured before Accept; afterwards the visit is sent and the chat appears',
  { tag: '@gate' },
  async ({ page, space }) => {
    await page.clock.install()
    const measuring = watchRequests(page)
    await openAnswered(page, '/?cc=GB')
    await page.clock.runFor(12_000)
    expect(measuring).toEqual([])
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => space.countCalls(analytics)).toBe(1)
    await expect(chat(page)).toBeVisible()
  },
)

test(
  'US: without an answer the visit is sent after 5 s with its campaign, and the data layer fills',
  { tag: '@gate' },
  async ({ page }) => {
    await page.clock.install()
    // From the beginning, because the clock also runs in real time.
    const answer = page.waitForResponse((response) => response.url().endsWith(analytics))
    await openAnswered(
      page,
      '/orboot/mars?utm_source=newsletter&utm_medium=email&utm_campaign=june&utm_id=42',
    )
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.clock.runFor(5000)
    const request = (await answer).request()
    expect(request.postDataJSON()).toEqual({
      event: 'visit',
      utm_id: '42',
      utm_medium: 'email',
      source: 'newsletter',
      device: 'desktop',
      campaign: 'june',
      countryCode: 'US',
    })
    expect(request.headers()['x-visit']).toBe(
      await page.evaluate(() => localStorage.getItem('uuid')),
    )
    await expect
      .poll(() => named(page, 'addToCart'))
      .toMatchObject([
        {
          currency_code: 'USD',
          product_name: 'Orboot Mars',
          content_id: 'orboot_mars',
          price: 45.49,
          brand: 'Stemside',
          category: 'orboot',
        },
      ])
    // The page marks the visit as sent once the store has answered. A reload belongs to the same visit.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('stemside.visit_sent')))
      .toBe('true')
    const measuring = watchRequests(page)
    const answers = storeAnswers(page)
    await page.reload()
    await answers
    await page.clock.runFor(12_000)
    // With this entry measuring begins, and would send the visit.
    await expect.poll(() => named(page, 'visit')).toHaveLength(1)
    expect(measuring).not.toContain(analytics)
  },
)

test('the data layer has the web vitals of the page', async ({ page }) => {
  // Without Playwright's clock, which hides the browser's performance entries.
  await openAnswered(page, '/orboot/mars')
  await addAndClose(page)
  for (const vital of ['FCP', 'TTFB', 'FID']) {
    await expect.poll(() => named(page, vital), vital).toHaveLength(1)
  }
  // LCP is final with the first input after the measuring code has loaded. CLS and INP come when the page is hidden.
  await page.mouse.click(5, 500)
  await expect.poll(() => named(page, 'LCP')).toHaveLength(1)
})

test('a phone is measured after 10 s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  const measuring = watchRequests(page)
  const answers = storeAnswers(page)
  await openReady(page, '/')
  // At once: the clock also runs in real time, so on a slow machine some of the ten seconds have passed.
  await page.clock.runFor(5000)
  expect(measuring).not.toContain(analytics)
  await answers
  await page.clock.runFor(5000)
  await expect.poll(() => measuring).toContain(analytics)
})

test('the chat appears after 5 s, answers, and hides while the side menu is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  const answers = storeAnswers(page)
  await openReady(page, '/')
  // At once: the clock also runs in real time, so on a slow machine one or two of the five seconds have passed.
  await page.clock.runFor(1000)
  await expect(chat(page)).toBeHidden()
  await answers
  await page.clock.runFor(4000)
  await expect(chat(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome' }).locator(':focus')).toBeVisible()
  await expect(chat(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await chat(page).click()
  const popup = page.getByRole('dialog', { name: 'Chat with us' })
  await popup.getByRole('button', { name: 'What does shipping cost?' }).click()
  await expect(popup).toContainText('Shipping is free from $49. Below that it costs $5.99.')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(chat(page)).toBeFocused()
})
