import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/ownSpace.ts'

/* Consent decides about measuring and the chat (§2.30, §2.31, §7.16, §7.17, §9.14, §9.15). */

const analytics = '/website-analytics/insert-analytics'
const measuringCode = /\/assets\/(?:measure|ChatPanel)-/

/**
 * The requests of a page that measure: the visit, its id, the code for both and the chat, and whatever goes to
 * another site.
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

/** The page works and the store has answered: Playwright's clock would time its calls out. */
async function ready(page: Page) {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.waitForLoadState('networkidle')
}

/** Adds the product of the page and closes the overlay that opens. */
async function addAndClose(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toBeVisible()
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
  test(`${country}: declined, not one request leaves for measuring, on the pages of the buying path`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.addInitScript(() => localStorage.setItem('cookie_accepted', 'false'))
    const measuring = watchRequests(page)
    await page.goto(`/orboot/mars?cc=${country}`)
    await ready(page)
    await page.clock.runFor(12_000)
    await addAndClose(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
    await expect(page).toHaveURL('/shop')
    await page.clock.runFor(12_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click()
    await expect(page.getByRole('dialog', { name: 'Return policy' })).toBeVisible()
    await page.keyboard.press('Escape')
    // Pages that show the store's figures: Orboot Dinos its count, the cart its visitors.
    for (const path of ['/orboot/dinos', '/cart']) {
      await page.goto(path)
      await ready(page)
      await page.clock.runFor(12_000)
    }
    expect(measuring).toEqual([])
    expect(await entries(page)).toEqual([])
    await expect(chat(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBeNull()
  })
}

test('GB: nothing is measured before Accept; afterwards the visit is sent and the chat comes', async ({
  page,
  space,
}) => {
  await page.clock.install()
  const measuring = watchRequests(page)
  await page.goto('/?cc=GB')
  await ready(page)
  await page.clock.runFor(12_000)
  expect(measuring).toEqual([])
  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => space.countCalls(analytics)).toBe(1)
  await expect(chat(page)).toBeVisible()
})

test('US: unasked, the visit is sent after 5 s with its campaign, and the data layer fills', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/orboot/mars?utm_source=newsletter&utm_medium=email&utm_campaign=june&utm_id=42')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  // The page remembers the visit as sent when the store has answered.
  const answer = page.waitForResponse((response) => response.url().endsWith(analytics))
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
  expect(request.headers()['x-visit']).toBe(await page.evaluate(() => localStorage.getItem('uuid')))
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
  // A reload belongs to the same visit.
  await page.reload()
  await ready(page)
  const measuring = watchRequests(page)
  await page.clock.runFor(12_000)
  await expect.poll(() => measuring.some((path) => path.includes('measure-'))).toBe(true)
  expect(measuring).not.toContain(analytics)
})

test('the data layer has the web vitals of the page', async ({ page }) => {
  // Without Playwright's clock: it hides the entries of the browser from which the vitals are made.
  await page.goto('/orboot/mars')
  await ready(page)
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
  await page.goto('/')
  await ready(page)
  // Real time flows beside it, and a slow machine has spent some of the ten seconds by now.
  await page.clock.runFor(5000)
  expect(measuring).not.toContain(analytics)
  await page.clock.runFor(5000)
  await expect.poll(() => measuring).toContain(analytics)
})

test('the chat comes after 5 s, answers, and gives way to the side menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  // Real time flows beside it, and a slow machine has spent a second or two of the five by now.
  await page.clock.runFor(1000)
  await expect(chat(page)).toBeHidden()
  await page.clock.runFor(4000)
  await expect(chat(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  await expect(chat(page)).toBeHidden()
  await page.keyboard.press('Escape')
  // A menu that is still leaving would take the focus back from the chat's button.
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeHidden()
  await chat(page).click()
  const popup = page.getByRole('dialog', { name: 'Chat with us' })
  await popup.getByRole('button', { name: 'What does shipping cost?' }).click()
  await expect(popup).toContainText('Shipping is free from $49. Below that it costs $5.99.')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(chat(page)).toBeFocused()
})
