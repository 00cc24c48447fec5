import type { Page } from '@playwright/test'
import { addFrom, openCart, typeCoupon } from './support/buying.ts'
import { expect, test } from './support/shop.ts'

/* Rules for kits and gamepads at checkout: the popup's text and its button that fixes the cart (§4.59, §5.14, §5.15). */

async function pressCheckout(page: Page) {
  await page.getByRole('button', { name: /^Checkout/ }).click()
  return page.getByRole('alertdialog', { name: 'Oops!' })
}

test(
  'in the US Plugo Detective adds a gamepad, and checkout asks for a removed one (§4.56)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/plugo/detective')
    await expect(page.getByRole('dialog')).toContainText('Plugo Gamepad')
    await openCart(page)
    await page.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
    const popup = await pressCheckout(page)
    await expect(popup).toContainText(
      'Plugo Detective, without the gamepad, is unavailable in your location. To complete the bundle, please add a gamepad to your cart.',
    )
    await popup.getByRole('button', { name: 'Add 1 Gamepad' }).click()
    await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('Plugo Gamepad')
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await expect(page).toHaveURL('/checkout/guest')
  },
)

test('Plugo Detective is sold without a gamepad in countries that allow it', async ({ page }) => {
  await addFrom(page, '/plugo/detective?cc=GB')
  await expect(page.getByRole('dialog')).not.toContainText('Gamepad')
  await openCart(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
})

test('one press adds missing gamepads (§4.56)', { tag: '@gate' }, async ({ page }) => {
  await addFrom(page, '/plugo/count')
  await openCart(page)
  const lessButton = page.getByRole('button', { name: 'One Plugo Gamepad less' })
  await page.getByRole('button', { name: 'One Plugo Count more' }).click()
  await page.getByRole('button', { name: 'One Plugo Count more' }).click()
  await expect(page.getByRole('button', { name: /^Checkout/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
  await expect(lessButton).toBeHidden()
  const popup = await pressCheckout(page)
  await expect(popup).toContainText(
    'Please make sure to match the number of Plugo kits and Gamepads in your cart.',
  )
  await popup.getByRole('button', { name: 'Add 3 Gamepad' }).click()
  await expect(lessButton).toBeVisible()
  // The warning in the cart has the same button.
  await page.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
  await page.getByRole('button', { name: 'Add 3 Gamepad' }).click()
  await expect(lessButton).toBeVisible()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
})

test('one press removes surplus gamepads; India allows them', async ({ page }) => {
  await addFrom(page, '/plugo/count')
  await openCart(page)
  await page.getByRole('button', { name: 'One Plugo Gamepad more' }).click()
  await page.getByRole('button', { name: 'One Plugo Gamepad more' }).click()
  const popup = await pressCheckout(page)
  await popup.getByRole('button', { name: 'Remove 2 Gamepad' }).click()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')

  await page.goto('/cart?cc=IN')
  await page.getByRole('button', { name: 'One Plugo Gamepad more' }).click()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
})

test('a gamepad alone offers a link to the kits and a button that removes it', async ({ page }) => {
  await page.goto('/plugo')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The base that every Plugo kit plugs into' })
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await openCart(page)
  const popup = await pressCheckout(page)
  await expect(popup).toContainText('Cannot purchase only Gamepad')
  await popup.getByRole('button', { name: 'Shop Plugo kits' }).click()
  await expect(page).toHaveURL('/shop')
  await page.goBack()
  await pressCheckout(page)
  await popup.getByRole('button', { name: 'Remove 1 Gamepad' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('a ONE-SKU-QUANTITY code blocks checkout until the quantity is 1', async ({ page }) => {
  await addFrom(page, '/plugo/count')
  await openCart(page)
  await page.getByRole('button', { name: 'One Plugo Count more' }).click()
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await typeCoupon(page, 'onekit10')
  await expect(summary).toContainText('ONEKIT10')
  await page.getByRole('button', { name: 'One Plugo Gamepad more' }).click()
  const popup = await pressCheckout(page)
  await expect(popup).toContainText('With ONEKIT10 you can buy one of each: Plugo Count.')
  await popup.getByRole('button', { name: 'Reduce quantity to 1' }).click()
  await page.getByRole('button', { name: 'One Plugo Gamepad less' }).click()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
})
