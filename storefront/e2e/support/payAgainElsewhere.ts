import type { Locator, Page } from '@playwright/test'
import { payButton, toCheckout } from './buying.ts'
import { fillCheckout, testCard } from './checkout.ts'
import type { OwnSpace } from './ownSpace.ts'
import { expect } from './shop.ts'

/**
 * Pays for a cart, loses the answer of the store, changes the address, and pays again. Returns the question that the
 * shop then asks.
 */
export async function payAgainElsewhere(page: Page, space: OwnSpace): Promise<Locator> {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.addFault({ path: '/place_order', drop: 'after' })
  await payButton(page).click()
  const popup = page.getByRole('alertdialog', { name: 'We have no answer yet' })
  await popup.getByRole('button', { name: 'Back to the form' }).click()
  await space.clearFaults()
  await page.getByLabel('Address', { exact: true }).fill('99 New Avenue')
  await payButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'You have ordered already' })
  await expect(question).toBeVisible()
  return question
}
