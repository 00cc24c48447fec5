import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Opens a product page and adds its product. The cart overlay is open afterwards. */
export async function addFrom(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toBeVisible()
  // Wait for the focus, because before that a key or a focus of the test would be lost.
  await expect(overlay.locator(':focus').or(overlay.and(page.locator(':focus')))).toBeVisible()
}

/** Goes from the open cart overlay to the cart page. */
export async function openCart(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View cart/ })
    .click()
  await expect(page).toHaveURL('/cart')
  // Wait for the heading, because the URL changes before the cart page replaces the product page.
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
}

/** Opens the coupon field of the cart page, types a code and presses Apply. */
export async function typeCoupon(page: Page, code: string): Promise<void> {
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Goes to checkout with one Orboot Mars in the cart. */
export async function toCheckout(page: Page): Promise<void> {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
}

/** The Pay button of checkout. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: /^Pay/ })
}
