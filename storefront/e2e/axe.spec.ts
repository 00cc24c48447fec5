import type { Page } from '@playwright/test'
import { expectNoViolations, violationsOf } from './support/axe.ts'
import { addFrom, openCart, typeCoupon } from './support/buying.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/ownSpace.ts'
import { allPages } from './support/pages.ts'
import { openAnswered } from './support/open.ts'

/* axe and the console on every route. The dark scheme has a long test of its own. */

const kindsOfPages = [
  { width: 390, paths: ['/', '/shop', '/orboot/earth', '/cart', '/error'] },
  { width: 1440, paths: ['/orboot', '/gift', '/blog', '/privacy', '/contact-us'] },
]

for (const { width, paths } of kindsOfPages) {
  test(
    `no kind of page has an axe violation or a console error at ${width} px`,
    { tag: '@gate' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await expectFaultless(page, paths)
    },
  )
}

/** Each part checks about eight pages. */
const parts = 16

for (let part = 0; part < parts; part += 1) {
  test(`no route has an axe violation or a console error (${part + 1} of ${parts})`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(
      part % 2 === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    )
    const paths = [...(await allPages(shop.url)), '/no/such/page']
    await expectFaultless(
      page,
      paths.filter((_, index) => index % parts === part),
    )
  })
}

/** Expects that no page has an axe violation, and that none logs an error. */
async function expectFaultless(page: Page, paths: readonly string[]): Promise<void> {
  const consoleErrors = collectConsoleErrors(page)
  const found: Record<string, readonly string[]> = {}
  for (const path of paths) {
    await openAnswered(page, path)
    const violations = await violationsOf(page)
    if (violations.length > 0) found[path] = violations
  }
  expect(found).toEqual({})
  // The server answers /no/such/page with the status 404. Chromium writes that to the console as an error.
  expect(consoleErrors().filter((text) => !text.includes('404'))).toEqual([])
}

test(
  'cart, gift chooser, refused coupon and checkout errors have no axe violation',
  { tag: '@gate' },
  async ({ page }) => {
    // A dialog takes the focus a moment after it opens. Before that axe reports a fault, so the check is repeated.
    await addFrom(page, '/orboot/earth')
    await addFrom(page, '/tacto/chess')
    await expectNoViolations(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Choose your gift' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose your free gift' })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await typeCoupon(page, 'no-such-code')
    await expect(page.getByText('Code not applied')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByText('Enter your email address')).toBeVisible()
    await expectNoViolations(page)
  },
)
