import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addFrom, openCart } from './support/buying.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/ownSpace.ts'
import { allPages } from './support/pages.ts'

/* axe and the console on every route. */

async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const part of [0, 1, 2, 3]) {
  test(`no route has an axe violation or a console error (${part + 1} of 4)`, async ({
    page,
    shop,
  }) => {
    test.slow()
    const consoleErrors = collectConsoleErrors(page)
    await page.setViewportSize(
      part % 2 === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    )
    const pages = [...(await allPages(shop.url)), '/no/such/page'].filter(
      (_, index) => index % 4 === part,
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
  await expect.poll(() => violationsOf(page)).toEqual([])
  await openCart(page)
  await page.getByRole('button', { name: 'Choose your gift' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose your free gift' })).toBeVisible()
  await expect.poll(() => violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Code not applied')).toBeVisible()
  await expect.poll(() => violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await expect.poll(() => violationsOf(page)).toEqual([])
})
