import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/shop.ts'
import { openReady } from './support/open.ts'

/* Every path that begins with /ourearth is the page of the app (§2.13). */

for (const path of ['/ourearth', '/ourearth/info', '/ourearthapp']) {
  test(`${path} shows the page of the app, and hydrates without an error`, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    const response = await openReady(page, path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your globe is waiting')
    await page.getByText('Nothing stands up.').click()
    await expect(page.getByText(/^More light, and from the side/)).toBeVisible()
    expect(consoleErrors()).toEqual([])
  })
}
