import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { viewports } from './support/viewports.ts'
import { openLaidOut } from './support/open.ts'

/* The banner above the header can be closed and opened again (§3, showBannerForce). */

const bar = (page: Page) => page.getByRole('complementary', { name: 'Offer' })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close the offer' })
const openButton = (page: Page) => page.getByRole('button', { name: 'Show the offer' })

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a closed banner stays closed on other pages and after reloads, without a layout shift',
      { tag },
      async ({ page, context }) => {
        await page.goto('/')
        await expect(openButton(page)).toBeHidden()
        await closeButton(page).click()
        await expect(bar(page)).toBeHidden()
        await expect(openButton(page)).toBeFocused()
        await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
        await expect(page).toHaveURL('/shop')
        await expect(bar(page)).toBeHidden()

        await recordHeaderTops(page)
        for (const path of ['/shop', '/orboot/mars', '/cart']) {
          await openLaidOut(page, path)
          await expect(openButton(page)).toBeVisible()
          await expect(bar(page)).toBeHidden()
          expect(await headerTops(page), path).toHaveLength(1)
        }

        const visit = await context.newPage()
        await visit.goto('/shop')
        await expect(closeButton(visit)).toBeVisible()
        await expect(openButton(visit)).toBeHidden()
      },
    )

    test('a banner that was opened again stays visible while scrolling, also in later visits', async ({
      page,
      context,
    }) => {
      await page.goto('/')
      await closeButton(page).click()
      await openButton(page).click()
      await expect(closeButton(page)).toBeFocused()
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(130)
      await expect(bar(page)).toBeInViewport({ ratio: 1 })

      const visit = await context.newPage()
      await visit.goto('/shop')
      await expect(closeButton(visit)).toBeVisible()
      await visit.mouse.wheel(0, 900)
      await expect.poll(() => visit.evaluate(() => scrollY)).toBeGreaterThan(130)
      await expect(bar(visit)).toBeInViewport({ ratio: 1 })
    })
  })
}

test('?banner=1 opens a closed banner', async ({ page }) => {
  await page.goto('/')
  await closeButton(page).click()
  await expect(bar(page)).toBeHidden()
  await page.goto('/shop?banner=1')
  // The page shows the bar before its script runs; only the script stores that the bar is open.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(bar(page)).toBeVisible()
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
})

/** Records the header's top position in each frame of every page that loads afterwards. */
async function recordHeaderTops(page: Page) {
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { headerTops: tops })
    const recordFrame = () => {
      const header = document.querySelector('header')
      if (header !== null) tops.add(header.getBoundingClientRect().top)
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  })
}

/** The distinct top positions of the header since the page opened. */
function headerTops(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const tops: unknown = Reflect.get(window, 'headerTops')
    return tops instanceof Set ? Array.from<unknown>(tops) : []
  })
}
