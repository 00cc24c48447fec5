import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Puts the product of a page into the cart; the overlay is open afterwards. */
export async function addFrom(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
}

/** From the open overlay to the cart's own page. */
export async function openCart(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View cart/ })
    .click()
  await expect(page).toHaveURL('/cart')
  // The address changes first. The product's page, which has a stepper of its own, stays until the cart's code is in.
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
}

/** To checkout with one Orboot Mars. */
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
