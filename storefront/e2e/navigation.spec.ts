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

test('a page that is pointed at, or reached by Tab, is fetched before it is pressed', async ({
  page,
  context,
}) => {
  // Nothing ever comes into view here: what is fetched was pointed at.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  const hasPage = (name: string) => fetched.some((url) => url.includes(`/${name}-`))
  const header = page.getByRole('banner')
  expect(hasPage('LineRoute')).toBe(false)
  await header.getByRole('link', { name: 'Tacto' }).hover()
  await expect.poll(() => hasPage('LineRoute')).toBe(true)
  expect(hasPage('ShopRoute')).toBe(false)
  await header.getByRole('link', { name: 'Shop' }).focus()
  await expect.poll(() => hasPage('ShopRoute')).toBe(true)
  await context.setOffline(true)
  await header.getByRole('link', { name: 'Tacto' }).click()
  await expect(page).toHaveURL('/tacto')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tacto')
})

test('Back restores filters and place on a shelf that was searched', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('price-down')
  await expect(page).toHaveURL('/shop?sort=price-down')
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Storybook|Monster|Comet/ })
    .last()
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(600)
  await card.click()
  await expect(page).toHaveURL('/storybooks')
  await page.goBack()
  await expect(page).toHaveURL('/shop?sort=price-down')
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price-down')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})
