import { expect, test } from './support/shop.ts'
import { listenForTrouble } from './support/console.ts'

test('a product opens at its top, and Back returns to the place on the shelf', async ({ page }) => {
  await page.goto('/shop')
  const card = page.getByRole('link', { name: /Marble Run|Crystal Garden|Gamepad/ }).first()
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await page
    .getByRole('link', { name: /Tacto Chess/ })
    .first()
    .click()
  await expect(page).toHaveURL('/tacto/chess')
  await expect(page.getByRole('heading', { level: 1, name: 'Tacto Chess' })).toBeInViewport()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('a search that is loaded anew hydrates in silence and shows what was searched for', async ({
  page,
}) => {
  const trouble = listenForTrouble(page)
  await page.goto('/shop?q=mars')
  await expect(page.getByRole('heading', { level: 1, name: 'Toys for “mars”' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search toys' })).toHaveValue('mars')
  expect(trouble()).toEqual([])
})

test('a page whose code cannot be fetched says so, and opens once it can', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await shop.stop()
  await page.getByRole('link', { name: 'See all toys' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await shop.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
})
