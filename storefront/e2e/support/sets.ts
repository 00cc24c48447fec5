import type { Page } from '@playwright/test'
import { addFrom, openCart } from './buying.ts'
import { expect } from './shop.ts'

/** Completes the Engineer Pack on the cart page, removes one of its toys from storage, presses Checkout. */
export async function breakEngineerPack(page: Page, country: 'US' | 'IN', missing: string) {
  await addFrom(page, `/orboot/mars?cc=${country}`)
  await openCart(page)
  const main = page.getByRole('main')
  const pack = main.getByRole('button', { name: 'Remove Engineer Pack' })
  await main
    .getByRole('listitem')
    .filter({ has: page.getByText('to make the Engineer Pack') })
    .getByRole('button', { name: 'Complete the set' })
    .click()
  await expect(pack).toBeVisible()

  // Remove one of the set's toys from storage, as another tab would. Do it on a page without the shop's
  // script, because the shop stores the whole cart again with each answer of the store.
  await page.goto('/robots.txt')
  await page.evaluate((sku) => {
    const stored = localStorage.getItem('stemside') ?? ''
    localStorage.setItem(
      'stemside',
      stored
        .replace(`{"sku":"${sku}","quantity":1}`, '')
        .replace('[,', '[')
        .replace(',,', ',')
        .replace(',]', ']'),
    )
  }, missing)
  await page.goto('/cart')
  await main.getByRole('button', { name: /^Checkout/ }).click()
  return page.getByRole('dialog', { name: 'Your Engineer Pack is missing a piece' })
}
