import { expectNoViolations } from './support/axe.ts'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test } from './support/ownSpace.ts'

/* Checkout asks about valid answers that are probably wrong. The order can be placed all the same. */

test('checkout asks about a mail slip and a ZIP code of another state, and takes the order (§5.17)', async ({
  page,
  space,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  const email = page.getByLabel(/e-?mail/i)
  const zip = page.getByLabel(/ZIP/)
  await email.fill('ada@gmial.com')
  await zip.fill('94107')
  await page.getByLabel('Card number').focus()
  const question = '94107 is a ZIP code in California. Is the state right?'
  await expect(zip).toHaveAccessibleDescription(question)
  await expect(page.locator('form [aria-live="polite"]').getByText(question)).toHaveCount(1)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Yes, use it' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('ada@gmail.com')
  await page.reload()
  await expect(email).toHaveValue('ada@gmail.com')
  await expect(zip).toHaveAccessibleDescription(question)

  await fillCheckout(page, testCard.approved)
  await zip.fill('94107')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/.+/)
  await expect(page.getByRole('main')).toContainText('Illinois 94107')
  expect(await space.countOrders()).toBe(1)
})
