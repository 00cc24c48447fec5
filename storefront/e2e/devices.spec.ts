import { devices } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* /device-compatibility answers for a typed model, for one's own device, and without JavaScript (§2.11). */

test('a typed model gets an answer for each line, and the answer has the focus', async ({
  page,
}) => {
  await page.goto('/device-compatibility', { waitUntil: 'networkidle' })
  await page.getByLabel('Which phone or tablet do you have?').fill('galaxy tab s8 ultra')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Samsung Galaxy Tab S8 Ultra' })).toBeFocused()
  const verdict = (line: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: line }) })
  await expect(verdict('Orboot')).toContainText('Runs on it')
  await expect(verdict('Tacto')).toContainText('It needs a screen of 8 to 11 inches')
  await expect(verdict('Plugo')).toContainText('It needs a screen of at most 11 inches')
  await page.getByLabel('Which phone or tablet do you have?').fill('Fairphone 5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This model is not in our list, so we cannot tell.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What each line needs' })).toBeVisible()
})

test('Tab and Enter lead from the header to an answer', async ({ page }) => {
  await page.goto('/device-compatibility', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'See all models at once' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Which phone or tablet do you have?')).toBeFocused()
  await page.keyboard.type('iphone')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Apple iPhone 6' })).toBeFocused()
})

test.describe('on an iPhone', () => {
  const { userAgent } = devices['iPhone 13']
  test.use({ userAgent })

  test('one’s own device is named and judged, and Tacto needs a tablet', async ({ page }) => {
    await page.goto('/device-compatibility')
    await expect(page.getByText(/You are reading this on: iPhone/)).toBeVisible()
    await page.getByRole('button', { name: 'Check this device' }).click()
    await expect(page.getByRole('heading', { name: 'iPhone', exact: true })).toBeFocused()
    await expect(page.getByText(/It needs a tablet/)).toBeVisible()
  })
})

test('a computer is told to type a model', async ({ page }) => {
  await page.goto('/device-compatibility')
  await expect(page.getByText(/You are reading this on a computer/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table answers, and no field is shown', async ({ page }) => {
    await page.goto('/device-compatibility')
    await expect(page.getByLabel('Which phone or tablet do you have?')).toBeHidden()
    const row = page.getByRole('row', { name: /Galaxy J3/ })
    await expect(row).toContainText('Android 5')
    await expect(page.getByRole('row', { name: /iPad mini/ })).toContainText('Yes')
  })
})
