import type { Route } from '@playwright/test'
import { expect, test } from './support/ownSpace.ts'

/* Stock, shipping, delivery, reviews and filters (specification §2, §3). */

test(
  'a sold-out product offers a reminder by email, and a failed request can be retried',
  { tag: '@gate' },
  async ({ page, space }) => {
    await page.goto('/tacto/doctor')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled()
    await main.getByRole('button', { name: 'Remind me' }).click()
    await expect(main).toContainText('Enter your email address')
    await main.getByLabel('Email address').fill('robin@example.com')
    await space.addFault({ path: '/web-subscribe-email', status: 500 })
    await main.getByRole('button', { name: 'Remind me' }).click()
    await expect(main).toContainText('The store cannot be reached. Please try again.')
    await space.clearFaults()
    await main.getByRole('button', { name: 'Remind me' }).click()
    await expect(main).toContainText('We will write to you once, when Tacto Doctor is back.')
  },
)

test('the reminder form appears only when its code has loaded, so that no press reloads the page', async ({
  page,
}) => {
  const requested = new Promise<Route>((resolve) => void page.route('**/NotifyPanel-*', resolve))
  await page.goto('/tacto/doctor')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const remindButton = page.getByRole('button', { name: 'Remind me' })
  await expect(remindButton).toBeHidden()
  await (await requested).continue()
  await remindButton.click()
  await expect(page.getByRole('main')).toContainText('Enter your email address')
  await expect(page).toHaveURL('/tacto/doctor')
})

test('a product page shows the shipping cost and the delivery date', async ({ page }) => {
  await page.goto('/orboot/earth')
  const main = page.getByRole('main')
  await expect(main).toContainText('Shipping $5.99, free from $49')
  await expect(main).toContainText(/Arrives/)
  await page.goto('/tacto/chess')
  await expect(main).toContainText('Free shipping')
})

test(
  'the rating leads to the reviews, which load near the viewport, and a press loads more',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/orboot/earth')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Rated' }).click()
    await expect(main.getByRole('heading', { name: 'What families say' })).toBeInViewport()
    await expect(main).not.toContainText('The passport did it')
    await main.getByRole('button', { name: 'Load more reviews' }).click()
    await expect(main).toContainText('The passport did it')
  },
)

test(
  'the URL holds filters and order, and Back undoes the last one',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/shop')
    const count = page.getByText(/^\d+ toys?$/)
    const all = await count.textContent()
    await page.getByRole('combobox', { name: 'Price' }).selectOption('low')
    await expect(page).toHaveURL('/shop?price=low')
    await expect(count).not.toHaveText(all ?? '')
    await page.getByRole('button', { name: /^STEM/i }).first().click()
    await page.getByRole('combobox', { name: 'Order' }).selectOption('price-up')
    await expect(page).toHaveURL(/skill=stem&price=low&sort=price-up/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('low')
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=/)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(count).toHaveText(all ?? '')
  },
)
