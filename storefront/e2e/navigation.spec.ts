import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { collectConsoleErrors } from './support/console.ts'
import { openAnswered } from './support/open.ts'

test(
  'a product page opens at its top, and Back restores the listing’s scroll position',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/shop')
    // Before the shop's script listens, a press on a link loads a whole new page.
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const card = page.getByRole('main').getByRole('link', { name: /Tacto Laser/ })
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(card).toBeInViewport({ timeout: 200 })
    }).toPass()
    // Hover waits until scrolling has ended, and scrolls as far as the click would.
    await card.hover()
    const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
    const topBefore = await top()
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: /Tacto Laser/ })).toBeInViewport()
    await expect(page.getByRole('main')).toBeFocused()
    // Wait for the content below the first view, which the page renders later.
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL('/shop')
    await expect.poll(top).toBe(topBefore)
  },
)

test('the current page stays until the next page’s code is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const requested = new Promise<Route>((resolve) => void page.route('**/LineRoute-*', resolve))
  const link = page.getByRole('main').getByRole('link', { name: 'Orboot' }).first()
  await link.click()
  const code = await requested
  await expect(page.getByRole('heading', { level: 1, name: /Cross over/ })).toBeVisible()
  await link.click()
  await code.continue()
  await expect(page.getByRole('heading', { level: 1, name: /Orboot/ })).toBeVisible()
  // The two presses created only one history entry.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Cross over/ })).toBeVisible()
})

test('the current page stays while Back loads the previous page’s code', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/shop')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('link', { name: 'Track an order' }).click()
  const tracking = page.getByRole('heading', { level: 1, name: 'Where is my order?' })
  await expect(tracking).toBeVisible()
  await page.reload()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const requested = new Promise<Route>((resolve) => void page.route('**/ShopRoute-*', resolve))
  await page.goBack()
  const code = await requested
  await expect(page).toHaveURL('/shop')
  await expect(tracking).toBeVisible()
  await code.continue()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
  await expect(tracking).toBeHidden()
})

test('a press before hydration is replayed after it', { tag: '@gate' }, async ({ page }) => {
  const requested = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/tacto/chess', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await (await requested).continue()
  await expect(page.getByRole('dialog')).toContainText('Tacto Chess')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Quantity/ })).toHaveValue('1')
})

test('presses before hydration are acknowledged at once and replayed in order', async ({
  page,
}) => {
  const requested = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/tacto/chess', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /more$/ }).first().click()
  const add = main.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect(add).toHaveAttribute('data-waiting')
  await expect(page.getByText('One moment, please')).toBeAttached()
  await (await requested).continue()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Quantity/ })).toHaveValue('2')
})

test('if a page’s script fails to load, a message says so and stays in view on scrolling', async ({
  page,
}) => {
  await page.route('**/assets/index-*', (route) => route.abort())
  await page.goto('/tacto/chess')
  const words = page.getByText('This page did not load completely')
  await expect(words).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(words).toBeInViewport()
})

test('a choice in a list before hydration is replayed after it', async ({ page }) => {
  const requested = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Order' }).selectOption('popular')
  await (await requested).continue()
  await expect(page).toHaveURL(/sort=popular/)
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names.first()).toHaveText('Orboot Earth')
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('popular')
})

test('a form that is submitted before hydration is sent after it', async ({ page }) => {
  const requested = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/tracking', { waitUntil: 'commit' })
  await page.getByLabel('Order number').fill('SO-UNKNOWN')
  await page.getByLabel('Email address').fill('ada@example.com')
  const sent = page.waitForRequest((request) => request.url().includes('/orders/SO-UNKNOWN'))
  await page.getByLabel('Email address').press('Enter')
  await (await requested).continue()
  await sent
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We know no order')
  expect(new URL(page.url()).search).toBe('')
})

test(
  'a loaded search page hydrates without console errors and shows the search text',
  { tag: '@gate' },
  async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/shop?q=mars')
    await expect(page.getByRole('heading', { level: 1, name: 'Toys for “mars”' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search toys' })).toHaveValue('mars')
    expect(consoleErrors()).toEqual([])
  },
)

test('a listing shows no unfiltered toys before hydration', async ({ page }) => {
  const requested = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/shop?q=mars', { waitUntil: 'commit' })
  const code = await requested
  const count = page.getByText(/^\d+ toys$/)
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeVisible()
  await expect(count).toBeHidden()
  await expect(page.getByRole('link', { name: /Tacto Laser/ })).toBeHidden()
  const unfilteredCount = (await count.textContent()) ?? ''
  await code.continue()
  await expect(count).toBeVisible()
  await expect(count).not.toHaveText(unfilteredCount)
  await expect(page.getByRole('link', { name: /Orboot Mars/ }).first()).toBeVisible()
})

test(
  'a page whose code fails to load says so, and a retry opens it',
  { tag: '@gate' },
  async ({ page, shop }) => {
    await openAnswered(page, '/')
    await shop.stop()
    // The listing is prefetched already.
    await page.getByRole('link', { name: 'Track an order' }).click()
    const heading = page.getByRole('heading', { name: 'This page did not arrive' })
    await expect(heading).toBeVisible()
    // Use the button in the page, because a notice about prices may have a button of the same name.
    const retry = heading.locator('..').getByRole('button', { name: 'Try again' })
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await retry.click()
    await failed
    await expect(retry).toBeEnabled()
    await expect(retry).toBeFocused()
    await shop.start()
    await page.evaluate(() => document.documentElement.setAttribute('data-before-retry', ''))
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible()
    // Older versions of Chromium do not request code again that failed to load, so the shop loads the whole page.
    const isSamePage = (await page.locator('html[data-before-retry]').count()) > 0
    if (isSamePage) await expect(page.getByRole('main')).toBeFocused()
  },
)

test('the page that most shoppers open next is prefetched, unless the visitor saves data', async ({
  context,
}) => {
  const saving = await context.newPage()
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const isFetchedSaving = watchListing(saving)
  await openAnswered(saving, '/')
  // This page does not save data. It opens after the page that does, so once it has fetched the listing, the page
  // that saves data has had the time to fetch it too.
  const page = await context.newPage()
  const isFetched = watchListing(page)
  await openAnswered(page, '/')
  await expect.poll(isFetched).toBe(true)
  expect(isFetchedSaving()).toBe(false)
})

/** Returns whether the page has requested the code of the listing. */
function watchListing(page: Page): () => boolean {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  return () => fetched.some((url) => url.includes('/ShopRoute-'))
}
