import { breakEngineerPack } from './support/sets.ts'
import { expect, test } from './support/shop.ts'

/* A set that the shopper completed and that is incomplete now (§3.21). */

/** In the US Orboot Mars is the missing toy: without Plugo Link the gamepad's popup would open first (§5.14). */
for (const { country, saving, missing } of [
  {
    country: 'US',
    saving: /save \$\d+\.\d\d/,
    missing: { sku: 'orboot_mars', name: 'Orboot Mars' },
  },
  { country: 'IN', saving: /save ₹/, missing: { sku: 'plugo_link', name: 'Plugo Link' } },
] as const) {
  test(
    `${country}: an incomplete set opens its popup at checkout, which can complete the set`,
    { tag: country === 'US' ? '@gate' : [] },
    async ({ page }) => {
      const popup = await breakEngineerPack(page, country, missing.sku)
      const main = page.getByRole('main')
      const pack = main.getByRole('button', { name: 'Remove Engineer Pack' })
      await expect(popup.getByRole('listitem')).toHaveCount(3)
      await expect(popup.getByRole('listitem').filter({ hasText: 'Missing' })).toContainText(
        missing.name,
      )
      await popup.getByRole('button', { name: 'Back to cart' }).click()
      await expect(popup).toBeHidden()
      await expect(page).toHaveURL('/cart')

      await main.getByRole('button', { name: /^Checkout/ }).click()
      await expect(popup).toContainText(/Your total rises by (?:\$|₹)\d/)
      await popup.getByRole('button', { name: saving }).click()
      await expect(popup).toBeHidden()
      await expect(pack).toBeVisible()
    },
  )
}
