import { addFrom, openCart } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* A set that the shopper completed and broke (specification §3, combo entry; §4, fixComboError). */

for (const [country, saving] of [
  ['US', /save \$\d+\.\d\d/],
  ['IN', /save ₹/],
] as const) {
  test(`${country}: a broken set opens its popup on the way to checkout, and can be kept or completed`, async ({
    page,
  }) => {
    await page.goto(`/?cc=${country}`)
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    await page.goto('/cart')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Complete the set' }).first().click()
    await expect(main.getByRole('button', { name: 'Remove Engineer Pack' })).toBeVisible()
    await main.getByRole('button', { name: 'Remove Engineer Pack' }).waitFor()

    // The set is remembered with the cart.
    await page.reload()
    await main.getByRole('button', { name: 'Remove Engineer Pack' }).waitFor()
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('stemside') ?? '{}')
      stored.cart.lines = stored.cart.lines.filter(({ sku }: { sku: string }) => sku !== 'plugo_link')
      localStorage.setItem('stemside', JSON.stringify(stored))
    })
    await page.reload()
    await main.getByRole('button', { name: /^Checkout/ }).click()
    const popup = page.getByRole('dialog', { name: 'Your Engineer Pack is missing a piece' })
    await expect(popup.getByRole('listitem')).toHaveCount(3)
    await expect(popup.getByRole('listitem').filter({ hasText: 'Missing' })).toContainText('Plugo Link')
    await popup.getByRole('button', { name: 'Back to cart' }).click()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL('/cart')

    await main.getByRole('button', { name: /^Checkout/ }).click()
    await popup.getByRole('button', { name: saving }).click()
    await expect(popup).toBeHidden()
    await expect(main.getByRole('button', { name: 'Remove Engineer Pack' })).toBeVisible()
  })
}
