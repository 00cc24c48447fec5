import type { Page } from '@playwright/test'
import { addFrom, openCart } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* Back closes the open dialog and keeps its page (§4.30; docs/decisions/253-back-closes-the-dialog.md). */

/** Opens the listing from the home page, so that Back can lead to a page of the shop. */
async function openListingFromHome(page: Page) {
  await page.goto('/')
  // Wait for the script, because without it the link, and then "Return policy", load whole pages.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
}

const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Your cart': (page) => page.getByRole('button', { name: /^Cart/ }).click(),
  'Play & Win': (page) => page.getByRole('button', { name: 'Play & Win' }).click(),
  'Return policy': (page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click(),
}

for (const [name, open] of Object.entries(dialogs)) {
  test(`Back closes "${name}" only, Forward opens nothing, and one more Back leaves`, async ({
    page,
  }) => {
    await openListingFromHome(page)
    const dialog = page.getByRole('dialog', { name })
    await open(page)
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/shop')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

test('on the first page of a visit, Back closes the side menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Welcome' })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('after Escape, one Back leaves the page, however many dialogs were open', async ({ page }) => {
  await openListingFromHome(page)
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Back returns from the cart page to the product page whose overlay opened it', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.goBack()
  await expect(page).toHaveURL('/orboot/mars')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a page that is reloaded with an open dialog works, and Back leaves it', async ({ page }) => {
  await openListingFromHome(page)
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeHidden()
})
