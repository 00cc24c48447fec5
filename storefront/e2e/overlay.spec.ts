import { addFrom, openCart } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'

/* The cart overlay as a way of its own (specification §2, cart overlay; §4, what popup buttons do). */

test('it counts up to free shipping and to the surprise gift', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('$3.51 more for free shipping')
  await expect(overlay).toContainText('$53.51 more for a surprise gift')
  await overlay.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await expect(overlay).toContainText('Shipping is on us')
  await overlay.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await expect(overlay).toContainText('A surprise gift joins your order')
})

test('it leads straight to checkout, where the cart’s button leads to the cart’s own page', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout/guest')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/orboot/mars')
})

test('two presses on Checkout store one cart and open one page', async ({ page, space }) => {
  await space.breakWith({ path: '/insert_cart', delayMs: 700 })
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: /^Checkout/ }).dblclick()
  await expect(page).toHaveURL('/checkout/guest')
  await page.goBack()
  await expect(page).toHaveURL('/cart')
})

test('Back closes it with its page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See all toys' }).first().click()
  await expect(page).toHaveURL('/shop')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a rule that the cart breaks is mended above it, and the way goes on', async ({ page }) => {
  await addFrom(page, '/plugo/detective')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await overlay.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
  await overlay.getByRole('button', { name: 'Checkout' }).click()
  const popup = page.getByRole('alertdialog')
  await popup.getByRole('button', { name: 'Add 1 Gamepad' }).click()
  await expect(popup).toBeHidden()
  await expect(overlay.getByRole('list', { name: 'In your cart' })).toContainText('Plugo Gamepad')
  await overlay.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout/guest')
})
