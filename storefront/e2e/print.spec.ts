import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test } from './support/shop.ts'
import { openReady } from './support/open.ts'

test('an order prints on one page, without header, footer and buttons (§2.73)', async ({
  page,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/.+/)
  await expect(page.getByRole('main')).toContainText('Orboot Mars')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).toBeHidden()
  }
  await expect(page.locator('button:visible')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Track this order' })).toBeHidden()
  await expect(page.getByText('Orboot Mars')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('pictures that failed offline load again when the connection is back', async ({
  page,
  context,
}) => {
  // A ready page hears that the connection is back.
  await openReady(page, '/shop')
  await context.setOffline(true)
  const last = page.getByRole('main').locator('img').last()
  const isShown = () =>
    last.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  expect(await isShown()).toBe(false)
  await context.setOffline(false)
  await expect.poll(isShown).toBe(true)
})
