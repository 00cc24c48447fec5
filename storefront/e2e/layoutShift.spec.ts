import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* No layout shift on the buying path: space is reserved for fonts, pictures, banner, stored state, and for all
   that comes seconds later, such as the store's figures, the chat and measuring. */

const paths = ['/', '/shop', '/orboot/earth', '/orboot/dinos', '/plugo', '/cart', '/checkout/guest']

async function watchShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate((): readonly number[] => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.map(Number) : []
  })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`nothing on the buying path moves at ${viewport.width} px, also when chat and measuring start`, async ({
    context,
  }) => {
    await watchShifts(context)
    // All pages at once: a phone is measured 10 s after a page has opened (§9.15).
    const pages = await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage()
        await page.setViewportSize(viewport)
        await page.goto(`${path}?cc=IN`, { waitUntil: 'networkidle' })
        return { path, page, onLoad: (await shiftsOf(page)).length }
      }),
    )
    for (const { path, page, onLoad } of pages) {
      await page.bringToFront()
      await expect(page.getByRole('button', { name: 'Chat with us' }), path).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => Array.isArray(Reflect.get(window, 'dataLayer'))), path)
        .toBe(true)
      const shifts = await shiftsOf(page)
      const total = shifts.reduce((sum, shift) => sum + shift, 0)
      // A font that loads late may move a word by a few pixels. A moving box has ten times this value.
      expect(total, path).toBeLessThan(0.005)
      expect(shifts.slice(onLoad), `${path}, after loading`).toEqual([])
    }
  })
}
