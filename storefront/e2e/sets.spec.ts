import { addFrom, openCart } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* A set that the shopper completed and broke (specification §3, combo entry; §4, fixComboError). */

/** Without Plugo Link, the gamepad's popup would come first in the US: there each gamepad needs its kit (§5.14). */
for (const { country, saving, missing } of [
  {
    country: 'US',
    saving: /save \$\d+\.\d\d/,
    missing: { sku: 'orboot_mars', name: 'Orboot Mars' },
  },
  { country: 'IN', saving: /save ₹/, missing: { sku: 'plugo_link', name: 'Plugo Link' } },
] as const) {
  test(`${country}: a broken set opens its popup on the way to checkout, and can be kept or completed`, async ({
    page,
  }) => {
    await addFrom(page, `/orboot/mars?cc=${country}`)
    await openCart(page)
    const main = page.getByRole('main')
    const pack = main.getByRole('button', { name: 'Remove Engineer Pack' })
    await main
      .locator('div')
      .filter({ has: page.getByText('to make the Engineer Pack') })
      .last()
      .getByRole('button', { name: 'Complete the set' })
      .click()
    await expect(pack).toBeVisible()

    // The set is remembered with the cart. Another tab takes one of its toys out.
    await page.reload()
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
    }, missing.sku)
    await page.reload()
    await main.getByRole('button', { name: /^Checkout/ }).click()
    const popup = page.getByRole('dialog', { name: 'Your Engineer Pack is missing a piece' })
    await expect(popup.getByRole('listitem')).toHaveCount(3)
    await expect(popup.getByRole('listitem').filter({ hasText: 'Missing' })).toContainText(
      missing.name,
    )
    await popup.getByRole('button', { name: 'Back to cart' }).click()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL('/cart')

    await main.getByRole('button', { name: /^Checkout/ }).click()
    await popup.getByRole('button', { name: saving }).click()
    await expect(popup).toBeHidden()
    await expect(pack).toBeVisible()
  })
}
