import type { Locator, Page } from '@playwright/test'
import { addFrom, openCart, payButton, toCheckout } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* The cookie notice covers no button and no error, also with text at 200 %. */

/** Checks that a press on the middle of an element hits the element, not something above it. */
async function expectUncovered(target: Locator) {
  await expect(target).toBeInViewport()
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit === element || element.contains(hit)
      }),
    )
    .toBe(true)
}

async function enlarge(page: Page, percent: number) {
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`
    })
  }, percent)
}

for (const width of [320, 390, 1440]) {
  for (const percent of [100, 200]) {
    test.describe(`${width} px, ${percent} % text`, () => {
      test.use({ viewport: { width, height: width > 1000 ? 900 : 844 } })

      test('the notice covers neither "Add to cart" nor the sticky bar', async ({ page }) => {
        await enlarge(page, percent)
        await page.goto('/orboot/mars')
        const notice = page.getByRole('region', { name: 'Cookies' })
        await expect(notice).toBeVisible()
        const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
        await add.evaluate((button) => button.scrollIntoView({ block: 'end' }))
        await expectUncovered(add)
        if (width < 768) {
          // The bar stays until the page works and sees that its main button is in view.
          const bar = page.locator('[data-covers-foot="bar"][data-out="false"]')
          await expect(bar).toHaveCount(0)
          await page.evaluate(() => window.scrollTo(0, 0))
          if ((await bar.count()) > 0) await expectUncovered(bar.getByRole('button'))
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
          await expectUncovered(bar.getByRole('button'))
        }
      })
    })
  }
}

for (const percent of [100, 200]) {
  test(`neither notice nor header covers a checkout error on a phone at ${percent} % text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enlarge(page, percent)
    await toCheckout(page)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeAttached()
    await payButton(page).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expectUncovered(page.getByLabel('Full name'))
    await expectUncovered(page.getByText('This field is mandatory').first())
  })
}

test('an answered notice stays hidden after a reload', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
})
