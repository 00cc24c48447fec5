import type { Page } from '@playwright/test'
import { addFrom, openCart } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'

/* A friend's link: its coupon, its popup and its code with the order (§2.38, §4.28–§4.30, §4.38). */

const link = '/?utm_source=referral&utm_campaign=mira42'
const popup = (page: Page) => page.getByRole('dialog', { name: 'A present from your friend' })
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

test(
  'a friend’s link opens the popup; the coupon waits, can be used from its minimum, and the popup does not open again',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(link)
    await expect(popup(page)).toContainText('You also have SPRING30')
    // On an empty cart it would take SPRING30 away and save nothing.
    await expect(popup(page).getByRole('button', { name: /anyway/ })).toHaveCount(0)
    await popup(page).getByRole('button', { name: 'Keep SPRING30' }).click()
    await expect(popup(page)).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('showApplyCouponPopup')))
      .toBe('false')
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    await summary(page).getByRole('button', { name: 'Use REF10 anyway · costs $3.65 more' }).click()
    await expect(summary(page)).toContainText('−$10.00')
  },
)

test('a postponed popup does not open again on the next page; a reload keeps the waiting coupon', async ({
  page,
}) => {
  await page.goto(link)
  await popup(page).getByRole('button', { name: 'Keep SPRING30' }).click()
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await expect(summary(page)).toContainText(
    'From your friend: $10 off from $30. SPRING30 saves more on this cart now.',
  )
  await page.reload()
  await expect(summary(page).getByRole('button', { name: 'Use REF10 anyway' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
})

test('the popup waits while the cart overlay is open, and opens when it closes', async ({
  page,
}) => {
  await page.goto('/orboot/mars?utm_source=referral&utm_campaign=mira42')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('stemside.referral')))
    .toBe('MIRA42 US')
  await expect(popup(page)).toBeHidden()
  // Before the overlay has the focus, it may miss the key.
  await expect(overlay.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeVisible()
})

test('an excluded page shows no popup; the next page does', async ({ page }) => {
  await page.clock.install()
  await page.goto('/tracking?utm_source=referral&utm_campaign=mira42')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('stemside.referral')))
    .toBe('MIRA42 US')
  await page.clock.runFor(3000)
  await expect(popup(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeVisible()
})

test('the popup closes by Escape, its button, a press outside and Back', async ({ page }) => {
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => popup(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 300),
    () => page.goBack(),
  ]
  await page.goto('/shop')
  for (const close of ways) {
    await page.evaluate(() => localStorage.removeItem('showApplyCouponPopup'))
    await page.goto(link)
    await expect(popup(page).locator(':focus')).toBeVisible()
    await close()
    await expect(popup(page)).toBeHidden()
  }
})
