import { readFile } from 'node:fs/promises'
import { expect, test } from './support/shop.ts'
import { openLaidOut } from './support/open.ts'

/* All information pages (§2.11) fit a narrow screen with large text and load without a layout shift. */

const pages = [
  '/about-us',
  '/contact-us',
  '/reviews',
  '/reviews/tacto/chess',
  '/parenthub',
  '/careers',
  '/press-kit',
  '/privacy',
  '/tnc',
  '/education',
  '/device-compatibility',
  '/gift',
  '/storybooks',
  '/kickstarter',
  '/ourearth',
  '/2021-product-range',
  '/blog',
  '/blog/how-to-play-with-someone-who-hates-to-lose',
] as const

for (const path of pages) {
  test(`${path} fits 320 px with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openLaidOut(page, path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test(`${path} loads without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sofar = Number(Reflect.get(window, 'layoutShift'))
          Object.assign(window, { layoutShift: sofar + Number(Reflect.get(entry, 'value')) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openLaidOut(page, `${path}?cc=IN`)
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
    expect(shift).toBeLessThan(0.003)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('/press-kit offers every file for download (§2.79)', async ({ page }) => {
    await page.goto('/press-kit')
    const links = page.getByRole('main').locator('a[download]')
    await expect(links).toHaveCount(8)
    for (const link of await links.all()) {
      const downloaded = page.waitForEvent('download')
      await link.click()
      const file = await downloaded
      expect(file.suggestedFilename()).toBe(await link.getAttribute('download'))
      expect((await readFile(await file.path())).byteLength).toBeGreaterThan(100)
    }
  })
})
