import type { Route } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { listenForTrouble } from './support/console.ts'

test('a product opens at its top, and Back returns to the place on the shelf', async ({ page }) => {
  await page.goto('/shop')
  const card = page.getByRole('main').getByRole('link', { name: /Tacto Laser/ })
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(card).toBeInViewport({ timeout: 200 })
  }).toPass()
  // Waits until the wheel has come to rest, and scrolls what the click would scroll otherwise.
  await card.hover()
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  const place = await top()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: /Tacto Laser/ })).toBeInViewport()
  await expect(page.getByRole('main')).toBeFocused()
  // What is below the first view follows.
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect.poll(top).toBe(place)
})

test('the present page stays until the code of the next one has come', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  const asked = new Promise<Route>((resolve) => void page.route('**/LineRoute-*', resolve))
  const link = page.getByRole('main').getByRole('link', { name: 'Orboot' }).first()
  await link.click()
  const code = await asked
  await expect(page.getByRole('heading', { level: 1, name: /Cross over/ })).toBeVisible()
  await link.click()
  await code.continue()
  await expect(page.getByRole('heading', { level: 1, name: /Orboot/ })).toBeVisible()
  // Pressed twice, it was opened once.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Cross over/ })).toBeVisible()
})

test('the present page stays, too, while Back fetches the code of the one before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Track an order' }).click()
  const tracking = page.getByRole('heading', { level: 1, name: 'Where is my order?' })
  await expect(tracking).toBeVisible()
  await page.reload()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const asked = new Promise<Route>((resolve) => void page.route('**/ShopRoute-*', resolve))
  await page.goBack()
  const code = await asked
  await expect(page).toHaveURL('/shop')
  await expect(tracking).toBeVisible()
  await code.continue()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
  await expect(tracking).toBeHidden()
})

test('a press on what can be seen counts, even before the page can answer', async ({ page }) => {
  const asked = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/tacto/chess', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await (await asked).continue()
  await expect(page.getByRole('dialog')).toContainText('Tacto Chess')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Quantity/ })).toHaveValue('1')
})

test('presses before the page can answer are acknowledged at once, and count in their order', async ({
  page,
}) => {
  const asked = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/tacto/chess', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /more$/ }).first().click()
  const add = main.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect(add).toHaveAttribute('data-waiting')
  await expect(page.getByText('One moment, please')).toBeAttached()
  await (await asked).continue()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Quantity/ })).toHaveValue('2')
})

test('a page whose script does not come says so, and its buttons are not dead', async ({
  page,
}) => {
  await page.route('**/assets/index-*', (route) => route.abort())
  await page.goto('/tacto/chess')
  await expect(page.getByText('This page did not load completely')).toBeVisible()
})

test('a choice that is made before the page can answer counts', async ({ page }) => {
  const asked = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Order' }).selectOption('popular')
  await (await asked).continue()
  await expect(page).toHaveURL(/sort=popular/)
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names.first()).toHaveText('Orboot Earth')
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('popular')
})

test('a form that is filled in and sent before the page can answer is sent once it can', async ({
  page,
}) => {
  const asked = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/tracking', { waitUntil: 'commit' })
  await page.getByLabel('Order number').fill('SO-UNKNOWN')
  await page.getByLabel('Email address').fill('ada@example.com')
  const sent = page.waitForRequest((request) => request.url().includes('/orders/SO-UNKNOWN'))
  await page.getByLabel('Email address').press('Enter')
  await (await asked).continue()
  await sent
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We know no order')
  expect(new URL(page.url()).search).toBe('')
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

test('a listing never shows what its address did not ask for', async ({ page }) => {
  const asked = new Promise<Route>((resolve) => void page.route('**/assets/index-*', resolve))
  await page.goto('/shop?q=mars', { waitUntil: 'commit' })
  const code = await asked
  const count = page.getByText(/^\d+ toys$/)
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeVisible()
  await expect(count).toBeHidden()
  await expect(page.getByRole('link', { name: /Tacto Laser/ })).toBeHidden()
  const whole = (await count.textContent()) ?? ''
  await code.continue()
  await expect(count).toBeVisible()
  await expect(count).not.toHaveText(whole)
  await expect(page.getByRole('link', { name: /Orboot Mars/ }).first()).toBeVisible()
})

test('a page whose code cannot be fetched says so, and opens once it can', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await shop.stop()
  // Far down: what is in view has been fetched already.
  await page.getByRole('link', { name: 'Track an order' }).click()
  const heading = page.getByRole('heading', { name: 'This page did not arrive' })
  await expect(heading).toBeVisible()
  // In the page itself: a notice about prices may offer the same.
  const retry = heading.locator('..').getByRole('button', { name: 'Try again' })
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await retry.click()
  await failed
  await expect(retry).toBeEnabled()
  await expect(retry).toBeFocused()
  await shop.start()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my order?' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
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
