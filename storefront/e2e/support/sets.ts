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

  // Wait until no request is in progress, because its answer would store the whole cart again. Then remove
  // one of the set's toys from storage, as another tab would.
  await page.reload({ waitUntil: 'networkidle' })
  await expect(pack).toBeVisible()
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
  await page.reload()
  await main.getByRole('button', { name: /^Checkout/ }).click()
  return page.getByRole('dialog', { name: 'Your Engineer Pack is missing a piece' })
}
