import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* A page inlines all styles that its first paint needs (docs/decisions/292). */

test.use({ javaScriptEnabled: false })

for (const path of [
  '/',
  '/shop',
  '/orboot/earth',
  '/plugo',
  '/cart',
  '/gift',
  '/blog',
  '/about-us',
  '/education',
  '/kickstarter',
]) {
  test(`${path} looks the same without the styles that load later`, async ({ page }) => {
    await page.goto(path)
    const whole = await computedStyles(page)
    await page.route('**/assets/rest-*.css', (route) => route.abort())
    await page.goto(path)
    expect(whole.length).toBeGreaterThan(100)
    expect(await computedStyles(page)).toEqual(whole)
  })
}

/** The computed styles of each element, without lengths that depend on the width of a font. */
function computedStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { color, backgroundColor, display, position, visibility, fontSize, padding } =
        getComputedStyle(element)
      const looks = [color, backgroundColor, display, position, visibility, fontSize, padding]
      return `${element.tagName} ${element.getAttribute('class')}: ${looks.join('; ')}`
    }),
  )
}
