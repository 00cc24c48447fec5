import { expect, test } from './support/shop.ts'
import { openReady } from './support/open.ts'

/* /kickstarter: the steps of a backer, kept in the tab (§2.3, §3.7). */

test('a backer goes from the order to the thanks; Back leads to the previous step, and a reload stays', async ({
  page,
}) => {
  await openReady(page, '/kickstarter')
  await expect(page.getByText(/Backed by [\d,]+ people/)).toBeVisible()
  await page.getByLabel('Backer number').fill('1042')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByRole('button', { name: 'That is mine' }).click()
  await expect(page).toHaveURL(/step=customise/)
  await page.goBack()
  await expect(page.getByLabel('Backer number')).toHaveValue('1042')
  await page.goForward()
  await page.getByRole('button', { name: 'Just so' }).click()
  await page.getByRole('button', { name: 'On to the parcel' }).click()
  await page.getByLabel('Address', { exact: true }).fill('1 Sample Street')
  await page.getByLabel('City').fill('Springfield')
  await page.getByLabel('State').selectOption('Illinois')
  await page.getByLabel('ZIP code').fill('62701')
  await page.getByRole('button', { name: 'One more thing' }).click()
  await expect(page).toHaveURL(/step=upgrade/)
  await page.reload()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'That is all. Thank you.' })).toBeFocused()
  await expect(page.getByText('1042, ada@example.com')).toBeVisible()
})

test('the URL of a step that was not reached shows the first step', async ({ page }) => {
  await page.goto('/kickstarter?step=thanks')
  await expect(page.getByRole('heading', { name: 'Which one is yours?' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the steps can be read, and there is no footer', async ({ page }) => {
    await page.goto('/kickstarter')
    await expect(page.getByRole('heading', { name: 'All six steps' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'That is mine' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
})
