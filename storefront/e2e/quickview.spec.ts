import { addFrom, openCart } from './support/buying.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/shop.ts'

/* Products that share the page of their line open in a quick view (docs/decisions/253-back-closes-the-dialog.md). */

test(
  'a card opens the quick view over the filtered listing, and Back keeps filter and scroll position (§2.65)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/shop?q=tacto')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Toys for “tacto”')
    const link = main.getByRole('link', { name: /Game Night Pack/ })
    await link.scrollIntoViewIfNeeded()
    const scrollBefore = await page.evaluate(() => window.scrollY)
    await link.click()
    const view = page.getByRole('dialog', { name: 'Tacto Game Night Pack' })
    await expect(view).toBeVisible()
    await expect(page).toHaveURL('/tacto?sku=tacto_night_cc')
    await expect(view.getByRole('img').first()).toBeVisible()
    await expect(view).toContainText('$')
    await page.goBack()
    await expect(view).toBeHidden()
    await expect(page).toHaveURL('/shop?q=tacto')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Toys for “tacto”')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollBefore)
    await page.goForward()
    // Wait for the focus: a quick view without it does not hear Escape.
    await expect(view.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await expect(page).toHaveURL('/shop?q=tacto')
  },
)

test('a quick view opens without its line’s page code, and a double press opens it once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  // Never answer this request: the quick view must not need it.
  await page.route(/LineRoute/, () => undefined)
  await page.goto('/shop')
  // Before the shop's script listens, a press on the link loads the page of the line.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Game Night Pack/ }).dblclick()
  const view = page.getByRole('dialog', { name: 'Tacto Game Night Pack' })
  // The focus is on "Close", or on the quick view if the second press hit it.
  await expect(view.locator(':focus').or(view.and(page.locator(':focus')))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(page).toHaveURL('/shop')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('All toys')
})

test('a shared URL opens the quick view over the page of its line', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  // On the second load all code is cached, so the quick view renders during hydration.
  for (let load = 0; load < 2; load += 1) await page.goto('/tacto?sku=tacto_night_cc')
  const view = page.getByRole('dialog', { name: 'Tacto Game Night Pack' })
  await expect(view.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(page).toHaveURL('/tacto')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tacto')
  expect(consoleErrors()).toEqual([])
})

test('"Add to cart" closes the quick view and opens the cart', async ({ page }) => {
  await page.goto('/storybooks')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Monster in Oko/ })
    .click()
  const view = page.getByRole('dialog', { name: /Monster in Oko/ })
  await view.getByRole('button', { name: 'Add to cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toContainText('Monster in Oko')
  await expect(view).toBeHidden()
  await expect(page).toHaveURL('/storybooks')
  await cart.getByRole('link', { name: /Monster in Oko/ }).click()
  await expect(view).toBeVisible()
  await expect(cart).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card leads to the page of its line', async ({ page }) => {
    await page.goto('/shop')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Game Night Pack/ })
      .click()
    await expect(page).toHaveURL('/tacto?sku=tacto_night_cc')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tacto')
  })
})

test('Back closes the gift chooser and keeps the cart page', async ({ page }) => {
  await addFrom(page, '/tacto/chess')
  await addFrom(page, '/orboot/earth')
  await openCart(page)
  await page.getByRole('button', { name: 'Choose your gift' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose your free gift' })
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await expect(page).toHaveURL('/orboot/earth')
})
