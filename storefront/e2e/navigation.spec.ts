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
  // Far down: what is in view has been fetched already.
  await page
    .getByRole('link', { name: /Learn more/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await shop.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orboot Earth' })).toBeVisible()
})

test('a page in view is fetched before anyone asks for it, unless data is to be saved', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const hasListing = () => fetched.some((url) => url.includes('/ShopRoute-'))
  await page.goto('/')
  await expect.poll(hasListing).toBe(true)

  fetched.length = 0
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(hasListing()).toBe(false)
})
