import type { Page } from '@playwright/test'
import { addFrom } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* Code that does not arrive is told where it is missed, can be tried again, and loses no cart (§4.68). */

/** Refuses files until they shall come; counts how often they are asked for. */
async function refuse(page: Page, code: RegExp) {
  let asked = 0
  await page.route(code, (route) => {
    asked += 1
    return route.abort()
  })
  return { asked: () => asked, letCome: () => page.unroute(code) }
}

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ })
const toldMissing = (page: Page) => page.getByText('A part of this page could not be shown')

/** Whether the page is the one it was when this was called, and not one loaded anew. */
async function watchForReload(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-watched', ''))
  return () => expect(page.locator('html[data-watched]')).toBeAttached()
}

test('a dialog that a press wants is told when it is missing, and the next press opens it', async ({
  page,
}) => {
  // Where the question about cookies stands as well.
  await page.setViewportSize({ width: 320, height: 700 })
  const dialogs = await refuse(page, /\/CartPanel-/)
  await page.goto('/orboot/mars')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const notice = toldMissing(page)
  await expect(notice).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName(/1/)
  // Once by the press, and once ahead of it.
  const asked = dialogs.asked()
  expect(asked).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: /^Close: A part of this page/ }).click()
  await expect(notice).toBeHidden()
  await cartButton(page).click()
  await expect(notice).toBeVisible()
  expect(dialogs.asked()).toBe(asked + 1)
  await dialogs.letCome()
  await cartButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
  await expect(notice).toBeHidden()
})

test('a popup that is missing above the overlay is told where it can be read, and the next press opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const popups = await refuse(page, /\/AlertPanel-/)
  await addFrom(page, '/plugo/detective')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await overlay.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
  await overlay.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: /^Close: A part of this page/ }).click()
  await expect(toldMissing(page)).toBeHidden()
  await popups.letCome()
  await cartButton(page).click()
  await overlay.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Gamepad')
})

test('reviews that are missing are told in their place, and tried again there', async ({
  page,
}) => {
  const reviews = await refuse(page, /\/ReviewsPanel-/)
  await page.goto('/orboot/earth')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const main = page.getByRole('main')
  await expect(main).toContainText('The reviews could not be shown just now.')
  expect(reviews.asked()).toBe(1)
  await reviews.letCome()
  const expectNoReload = await watchForReload(page)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: 'What families say' })).toBeVisible()
  await expectNoReload()
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Orboot Earth')
})

test('reviews that were missing on one page are fetched anew on the next', async ({ page }) => {
  const reviews = await refuse(page, /\/ReviewsPanel-/)
  await page.goto('/orboot/earth')
  const related = page.getByRole('heading', { name: 'You may also like' })
  await related.scrollIntoViewIfNeeded()
  await expect(page.getByRole('main')).toContainText('The reviews could not be shown just now.')
  await reviews.letCome()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tacto Chess/ })
    .first()
    .click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Tacto Chess' })).toBeVisible()
  await related.scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'What families say' })).toBeVisible()
})

test('a page whose own code is missing as it loads says so, beside the cart', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('stemside')))
    .toContain('orboot_mars')
  const code = await refuse(page, /\/ShopRoute-/)
  await page.goto('/shop')
  const missing = page.getByRole('heading', { name: 'This page did not arrive' })
  await expect(missing).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName(/1/)
  await code.letCome()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
})

test('files that have changed since the shop was opened come with the second attempt', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await page.keyboard.press('Escape')
  let isLoadedAnew = false
  await page.route('/tracking', (route) => {
    isLoadedAnew = route.request().isNavigationRequest()
    return route.continue()
  })
  await page.route(/\/TrackingRoute-/, (route) =>
    isLoadedAnew ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.getByRole('link', { name: 'Track an order' }).click()
  const missing = page.getByRole('heading', { name: 'This page did not arrive' })
  await expect(missing).toBeVisible()
  expect(isLoadedAnew).toBe(false)
  await missing.locator('..').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName(/1/)
})
