import { expect, test } from './support/shop.ts'

/* No layout shift while a page loads: space is reserved for fonts, pictures, banner and stored state. */

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`pages load without a layout shift at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sofar = Number(Reflect.get(window, 'layoutShift'))
          Object.assign(window, { layoutShift: sofar + Number(Reflect.get(entry, 'value')) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/shop', '/orboot/earth', '/plugo', '/cart', '/checkout/guest']) {
      await page.goto(`${path}?cc=IN`, { waitUntil: 'networkidle' })
      const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
      // A font that loads late may move a word by a few pixels. A moving box has ten times this value.
      expect(shift, path).toBeLessThan(0.003)
    }
  })
}
