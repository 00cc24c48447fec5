import { violationsOf } from './support/axe.ts'
import { expect, test } from './support/shop.ts'
import { allPages } from './support/pages.ts'
import { openAnswered } from './support/open.ts'

/* axe on every route in the dark scheme. `axe.spec.ts` checks the light scheme. */

for (const part of [0, 1, 2, 3, 4, 5, 6, 7]) {
  test(`no dark route has an axe violation (${part + 1} of 8)`, async ({ page, shop }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: 'dark' })
    const pages = (await allPages(shop.url)).filter((_, index) => index % 8 === part)
    const found: Record<string, readonly string[]> = {}
    for (const path of pages) {
      await openAnswered(page, path)
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      const violations = await violationsOf(page)
      if (violations.length > 0) found[path] = violations
    }
    expect(found).toEqual({})
  })
}
