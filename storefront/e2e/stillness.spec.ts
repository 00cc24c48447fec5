import { expect, test } from './support/shop.ts'

/* Nothing on a page moves while it loads: fonts, pictures, banner, stored state all have their places. */

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no layout shift at ${viewport.width} px`, async ({ page }) => {
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
      // A font that comes late may move a word by a few pixels; a box that moves counts tenfold.
      expect(shift, path).toBeLessThan(0.003)
    }
  })
}
