import type { Page } from '@playwright/test'
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
      // A late font may move a word by a fraction of a pixel; a box that moves counts hundredfold.
      expect(shift, path).toBeLessThan(0.001)
    }
  })
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has the styles of all that it shows: the rest of the shop’s changes nothing', async ({
    page,
  }) => {
    // Checkout has its frame and its heading: the form follows once the stored cart is known.
    for (const [path, elements] of [
      ['/', 500],
      ['/shop', 800],
      ['/orboot/earth', 400],
      ['/checkout/guest', 75],
    ] as const) {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      await adopt(page, '* { animation: none !important; transition: none !important }')
      const before = await page.evaluate(look)
      const markup = (await response?.text()) ?? ''
      const [, file = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(markup) ?? []
      const sheet = await (await page.request.get(file)).text()
      expect(await adopt(page, sheet)).toBeGreaterThan(30)
      expect(before.length, path).toBeGreaterThan(elements)
      expect(await page.evaluate(look), path).toEqual(before)
      expect(sheet, 'a font declared again would be loaded again').not.toContain('@font-face')
    }
  })
})

/** Runs in the page: what every element is, and a digest of its computed styles. */
function look(): readonly string[] {
  return [...document.querySelectorAll('body *')].map((element) => {
    let digest = 0
    for (const [name, values] of element.computedStyleMap()) {
      const text = [name, ...[...values].map((value) => value.toString())].join(' ')
      for (let at = 0; at < text.length; at += 1) digest = (digest * 31 + text.charCodeAt(at)) | 0
    }
    return `${digest} ${element.outerHTML.slice(0, 80)}`
  })
}

/** Adds styles to the page after all others, and gives the number of their rules. */
function adopt(page: Page, styles: string): Promise<number> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet.cssRules.length
  }, styles)
}
