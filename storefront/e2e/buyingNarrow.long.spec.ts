import type { Page } from '@playwright/test'
import { addFrom } from './support/buying.ts'
import { cutOff, doubleText } from './support/narrow.ts'
import { expect, test } from './support/shop.ts'

/* The pages from home to checkout in a window of 320 px with text at 200 %. */

test.use({ viewport: { width: 320, height: 640 } })

/** Parts that scroll sideways on purpose: the pictures of a toy and the table that compares toys. */
const swiped = '[class*=ProductGallery_], [class*=Picture_], [class*=Comparison_]'

/** Opens a page with large text and scrolls to its end, so that its lazy parts load. */
async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await doubleText(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          window.scrollBy(0, 600)
          return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
        }),
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(true)
}

for (const country of ['US', 'IN']) {
  for (const path of [
    '/shop',
    '/shop?age=6_8&skill=coding',
    '/orboot/mars',
    '/plugo/detective',
    '/orboot',
    '/plugo',
    '/tacto',
    '/wishlist?toys=orboot_mars,tacto_chess,plugo_detective',
  ]) {
    test(`${path} fits 320 px with large text in ${country}`, async ({ page }) => {
      await openWhole(page, `${path}${path.includes('?') ? '&' : '?'}cc=${country}`)
      await expect.poll(() => cutOff(page, swiped)).toEqual([])
    })
  }

  test(`cart and checkout fit 320 px with large text in ${country}`, async ({ page }) => {
    await addFrom(page, `/orboot/mars?cc=${country}`)
    await openWhole(page, '/cart')
    await expect(page.getByRole('main')).toContainText('Orboot Mars')
    expect(await cutOff(page)).toEqual([])
    await openWhole(page, '/checkout/guest')
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
    expect(await cutOff(page)).toEqual([])
  })
}

test('the filters wrap and scroll away with the page in large text', async ({ page }) => {
  await page.goto('/shop')
  await doubleText(page)
  const filters = page.getByRole('list', { name: 'Filters and order' })
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(filters).not.toBeInViewport()
})
