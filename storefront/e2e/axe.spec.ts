import { expectNoViolations, violationsOf } from './support/axe.ts'
import { addFrom, openCart } from './support/buying.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/ownSpace.ts'
import { allPages } from './support/pages.ts'

/* axe and the console on every route. The dark scheme has a long test of its own. */

for (const part of [0, 1, 2, 3, 4, 5, 6, 7]) {
  test(`no route has an axe violation or a console error (${part + 1} of 8)`, async ({
    page,
    shop,
  }) => {
    // Each part checks about fifteen pages, and the machine may be busy.
    test.setTimeout(240_000)
    const consoleErrors = collectConsoleErrors(page)
    await page.setViewportSize(
      part % 2 === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    )
    const pages = [...(await allPages(shop.url)), '/no/such/page'].filter(
      (_, index) => index % 8 === part,
    )
    const found: Record<string, readonly string[]> = {}
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const violations = await violationsOf(page)
      if (violations.length > 0) found[path] = violations
    }
    expect(found).toEqual({})
    // Chromium logs an error for the 404 of /no/such/page.
    expect(consoleErrors().filter((text) => !text.includes('404'))).toEqual([])
  })
}

test('cart, gift chooser, refused coupon and checkout errors have no axe violation', async ({
  page,
}) => {
  // A dialog takes focus a moment after it opens, so each state is polled.
  await addFrom(page, '/tacto/chess')
  await page.getByRole('button', { name: 'One Tacto Chess more' }).click()
  await expectNoViolations(page)
  await openCart(page)
  await page.getByRole('button', { name: 'Choose your gift' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose your free gift' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Code not applied')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await expectNoViolations(page)
})
