import { addFrom } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* What every dialog and menu of the built shop does to the page around it. */

test('the built CSS puts modals at z-index 2147483600 (§9.11)', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toHaveCSS('z-index', '2147483600')
  const file = await page.locator('link[rel="stylesheet"]').first().getAttribute('href')
  const sheet = await (await page.request.get(file ?? '')).text()
  expect(sheet.match(/z-index:2147\d+/g)).toEqual(['z-index:2147483600'])
})
