import type { Page } from '@playwright/test'
import { addFrom } from './support/buying.ts'
import { expectReady } from './support/open.ts'
import { expect, test } from './support/shop.ts'

/* A browser that cannot run the shop says so, with the words of a page without JavaScript (docs/decisions/400). */

const note = (page: Page) => page.getByRole('complementary', { name: 'Without JavaScript' })

async function expectWords(page: Page) {
  await expect(note(page)).toContainText('The cart and checkout need JavaScript')
  await expect(note(page).getByRole('link', { name: '+1 800 555 0142' })).toBeVisible()
  await expect(note(page).getByRole('link', { name: 'hello@stemside.example' })).toBeVisible()
}

test(
  'without Array.toSorted the page says how to order, and a press waits no longer',
  { tag: '@gate' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/orboot/earth', { waitUntil: 'commit' })
    await expectWords(page)
    await expect(page.getByText('This page did not load completely')).toBeVisible()
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await expect(add).not.toHaveAttribute('data-waiting')
    await expect(page.getByText('One moment, please')).toBeHidden()
  },
)

test('without modules the page says how to order', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
    addEventListener('startfailed', () => document.documentElement.setAttribute('data-failed', ''))
  })
  // A browser without modules runs none of these scripts, and reports no error.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  // The words alone also come when the page is not ready after a while.
  await expect(page.locator('html[data-failed]')).toBeAttached()
  await expectWords(page)
})

test('the crash page names phone and email', async ({ page }) => {
  // Each page needs this function to render prices.
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'padStart'))
  await page.goto('/orboot/mars')
  await expectReady(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Oops/ })).toBeVisible()
  const words = page.getByText('If it breaks again, order by phone')
  await expect(words.getByRole('link', { name: '+1 800 555 0142' })).toBeVisible()
})

test('a page whose code cannot be read names phone and email', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'ListFormat'))
  await page.goto('/device-compatibility')
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  const words = page.getByText('If it stays away, order by phone')
  await expect(words.getByRole('link', { name: '+1 800 555 0142' })).toBeVisible()
})

test('a form of a page that cannot start puts nothing into the address', async ({ page }) => {
  await page.route(/\/assets\/index-/, (route) => route.abort())
  await page.goto('/tracking')
  await expectWords(page)
  await page.getByLabel('Order number').fill('STEM-12345-67890')
  await page.getByLabel(/e-?mail/i).fill('ada@example.com')
  const isHeld = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('submit', (event) => resolve(event.defaultPrevented)),
      ),
  )
  await page.getByLabel(/e-?mail/i).press('Enter')
  expect(await isHeld).toBe(true)
})

test('a page that is not ready 8 s after it was loaded says how to order, until it is', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  // The code of the page waits for something that does not come.
  await page.route(/\/assets\/AboutScreen/, async (route) => {
    const response = await route.fetch()
    const wait = 'await new Promise((resolve) => addEventListener("let-start", resolve))\n'
    await route.fulfill({ response, body: wait + (await response.text()) })
  })
  await page.clock.install()
  await page.goto('/about-us')
  const acknowledgement = await page.locator('#acknowledgement').elementHandle()
  await expect(note(page)).toHaveCount(0)
  await page.clock.fastForward(8000)
  await expectWords(page)
  await page.evaluate(() => dispatchEvent(new Event('let-start')))
  await expectReady(page)
  await expect(note(page)).toHaveCount(0)
  expect(await acknowledgement?.evaluate((element) => element.isConnected)).toBe(true)
  expect(errors).toEqual([])
})

for (const name of ['AbortSignal.timeout', 'URL.canParse', 'Intl.Segmenter']) {
  test(`without ${name} the shop works`, async ({ page }) => {
    await page.addInitScript((path) => {
      const [owner = '', member = ''] = path.split('.')
      const place: unknown = Reflect.get(window, owner)
      if (place instanceof Object) Reflect.deleteProperty(place, member)
    }, name)
    await addFrom(page, '/orboot/earth')
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Earth')
    await expect(page.getByText('could not be reached')).toHaveCount(0)
    await expect(note(page)).toHaveCount(0)
  })
}
