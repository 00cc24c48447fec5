import type { Page } from '@playwright/test'
import { addFrom } from './support/buying.ts'
import { holdRequests } from './support/holdRequests.ts'
import {
  abortRequests,
  asksAgainForModules,
  missingNotice,
  pressOnceAllowed,
} from './support/missingCode.ts'
import { expect, test } from './support/shop.ts'

/* When code fails to load, a message appears in its place, a retry loads it, and the cart stays (§4.68). */

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ })

/** Returns a check that the page has not reloaded since this call. */
async function watchForReload(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-watched', ''))
  return () => expect(page.locator('html[data-watched]')).toBeAttached()
}

test('a press whose code is slow to load is acknowledged until the dialog or the page shows', async ({
  page,
}) => {
  const busy = page.locator('html[data-busy]')
  const acknowledged = page.getByRole('status').filter({ hasText: 'One moment, please' })
  const releaseDialog = await holdRequests(page, /\/CartPanel-/)
  await page.goto('/orboot/mars')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await cartButton(page).click()
  await expect(busy).toBeAttached()
  await expect(acknowledged).toBeAttached()
  releaseDialog()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await expect(busy).not.toBeAttached()
  await expect(acknowledged).not.toBeAttached()
  await page.keyboard.press('Escape')

  const releasePage = await holdRequests(page, /\/TrackingRoute-/)
  await page.getByRole('link', { name: 'Track an order' }).click()
  await expect(busy).toBeAttached()
  releasePage()
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible()
  await expect(busy).not.toBeAttached()
})

test('a dialog whose code fails to load shows a notice, and the next press opens it', async ({
  page,
}) => {
  // The smallest width, where the cookie notice is visible too.
  await page.setViewportSize({ width: 320, height: 700 })
  const dialogs = await abortRequests(page, /\/CartPanel-/)
  await page.goto('/orboot/mars')
  // A press before that fetches the code another time.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const notice = missingNotice(page)
  await expect(notice).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName(/1/)
  // One request by the press, and perhaps one by a prefetch before it.
  const requests = dialogs.count()
  expect(requests).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: /^Close: A part of this page/ }).click()
  await expect(notice).toBeHidden()
  await cartButton(page).click()
  await expect(notice).toBeVisible()
  expect(dialogs.count()).toBe(requests + ((await asksAgainForModules(page)) ? 1 : 0))
  await dialogs.allow()
  await pressOnceAllowed(page, () => cartButton(page).click())
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
  await expect(notice).toBeHidden()
})

test('a popup whose code fails to load closes the overlay and shows a notice; the next press opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const popups = await abortRequests(page, /\/AlertPanel-/)
  await addFrom(page, '/plugo/detective')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await overlay.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
  await overlay.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: /^Close: A part of this page/ }).click()
  await expect(missingNotice(page)).toBeHidden()
  await popups.allow()
  await pressOnceAllowed(page, async () => {
    await cartButton(page).click()
    await overlay.getByRole('button', { name: 'Checkout' }).click()
  })
  await expect(page.getByRole('alertdialog')).toContainText('Gamepad')
})

test('reviews whose code fails to load show a message in their place, with a retry', async ({
  page,
}) => {
  const reviews = await abortRequests(page, /\/ReviewsPanel-/)
  await page.goto('/orboot/earth')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const main = page.getByRole('main')
  await expect(main).toContainText('The reviews could not be shown just now.')
  expect(reviews.count()).toBe(1)
  await reviews.allow()
  const asksAgain = await asksAgainForModules(page)
  const expectNoReload = await watchForReload(page)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByLabel('Filter by stars')).toBeVisible()
  // Some browsers do not request a module again that failed to load. There only a reload shows the reviews (record 091).
  if (asksAgain) await expectNoReload()
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Orboot Earth')
})

test('reviews that failed to load on one page are fetched again on the next', async ({ page }) => {
  const reviews = await abortRequests(page, /\/ReviewsPanel-/)
  await page.goto('/orboot/earth')
  const related = page.getByRole('heading', { name: 'You may also like' })
  await related.scrollIntoViewIfNeeded()
  await expect(page.getByRole('main')).toContainText('The reviews could not be shown just now.')
  await reviews.allow()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tacto Chess/ })
    .first()
    .click()
  // Wait for the heading, because the URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Tacto Chess' })).toBeVisible()
  await related.scrollIntoViewIfNeeded()
  if (!(await asksAgainForModules(page)))
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Filter by stars')).toBeVisible()
})

test(
  'a page whose code fails to load says so, keeps the header and the cart, and can be retried',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/orboot/mars')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('stemside')))
      .toContain('orboot_mars')
    const code = await abortRequests(page, /\/ShopRoute-/)
    await page.goto('/shop')
    const missing = page.getByRole('heading', { name: 'This page did not arrive' })
    await expect(missing).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName(/1/)
    await code.allow()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(page.getByText('This page did not load completely')).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
  },
)

test('a second attempt reloads the page when a release has removed its files', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await page.keyboard.press('Escape')
  let isReloaded = false
  await page.route('/tracking', (route) => {
    isReloaded = route.request().isNavigationRequest()
    return route.continue()
  })
  await page.route(/\/TrackingRoute-/, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.getByRole('link', { name: 'Track an order' }).click()
  const missing = page.getByRole('heading', { name: 'This page did not arrive' })
  await expect(missing).toBeVisible()
  expect(isReloaded).toBe(false)
  await missing.locator('..').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName(/1/)
})
