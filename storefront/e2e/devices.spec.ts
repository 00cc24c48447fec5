import { devices } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { openReady } from './support/open.ts'

/* /device-compatibility judges a typed model and the visitor's own device, also without JavaScript (§2.11). */

test(
  'a typed model gets a verdict for each product line, and the verdict gets the focus',
  { tag: '@gate' },
  async ({ page }) => {
    await openReady(page, '/device-compatibility')
    await page.getByLabel('Which phone or tablet do you have?').fill('galaxy tab s8 ultra')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Samsung Galaxy Tab S8 Ultra' })).toBeFocused()
    const verdict = (line: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: line }) })
    await expect(verdict('Orboot')).toContainText('Runs on it')
    await expect(verdict('Tacto')).toContainText('It needs a screen of 8 to 11 inches')
    await expect(verdict('Plugo')).toContainText('It needs a screen of at most 11 inches')
    await page.getByLabel('Which phone or tablet do you have?').fill('Fairphone 5')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This model is not in our list, so we cannot tell.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What each line needs' })).toBeVisible()
  },
)

test('a visitor finds a model and its verdict by keyboard alone', async ({ page }) => {
  await openReady(page, '/device-compatibility')
  await page.getByRole('link', { name: 'See all models at once' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Which phone or tablet do you have?')).toBeFocused()
  await page.keyboard.type('iphone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Apple iPhone 6' }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Apple iPhone 6' })).toBeFocused()
})

test.describe('on an iPhone', () => {
  const { userAgent } = devices['iPhone 13']
  test.use({ userAgent })

  test('the page names and judges the visitor’s device, and says that Tacto needs a tablet', async ({
    page,
  }) => {
    await page.goto('/device-compatibility')
    await expect(page.getByText(/You are reading this on: iPhone/)).toBeVisible()
    await page.getByRole('button', { name: 'Check this device' }).click()
    await expect(page.getByRole('heading', { name: 'iPhone', exact: true })).toBeFocused()
    await expect(page.getByText(/It needs a tablet/)).toBeVisible()
  })
})

test('the page recognises a computer', async ({ page }) => {
  await page.goto('/device-compatibility')
  await expect(page.getByText(/You are reading this on a computer/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a table shows the verdict for each model, and there is no field', async ({ page }) => {
    await page.goto('/device-compatibility')
    await expect(page.getByLabel('Which phone or tablet do you have?')).toBeHidden()
    const row = page.getByRole('row', { name: /Galaxy J3/ })
    await expect(row).toContainText('Android 5')
    await expect(page.getByRole('row', { name: /iPad mini/ })).toContainText('Yes')
  })
})
