import { addFrom, openCart, payButton, toCheckout, typeCoupon } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/ownSpace.ts'

/* Messages about money before the shopper pays. */

test(
  'a gift that takes the cart below its minimum is refused with the reason (§4.41)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/orboot/mars')
    await addFrom(page, '/plugo/link')
    await openCart(page)
    const lines = page.getByRole('list', { name: 'In your cart' })
    await expect(lines).toContainText('Engineer Pack')
    await expect(page.getByRole('main')).not.toContainText('has earned a free toy')
    await page.getByRole('button', { name: 'Why not now?' }).click()
    const chooser = page.getByRole('dialog', { name: 'Choose your free gift' })
    await expect(chooser).toContainText(
      'Choosing it takes Orboot Mars out of your cart, and the rest is $24.01 short of a free gift.',
    )
    await expect(chooser.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
    await expect(chooser.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lines).toContainText('Engineer Pack')
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('SPRING30')
  },
)

test(
  'a gift code that saves less than the automatic coupon shows the difference and can be used anyway (§4.22)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/tacto/chess')
    await openCart(page)
    await page.getByRole('button', { name: 'One Tacto Chess more' }).click()
    const summary = page.getByRole('region', { name: 'Order summary' })
    await summary.getByText('Have a coupon code?').click()
    await summary.getByLabel('Coupon code').fill('gift99')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary).toContainText(
      'SPRING30 already saves you $32.99 more; GIFT99 brings a free gift in its place',
    )
    await expect(summary).toContainText('−$32.99')
    await summary.getByRole('button', { name: 'Use GIFT99 anyway' }).click()
    await expect(summary).not.toContainText('−$32.99')
    await expect(page.getByRole('button', { name: 'Choose your gift' })).toBeVisible()
  },
)

test('a coupon that was used before is refused at Pay; one press pays without it, at the total that it names (§4.26, §4.33)', async ({
  page,
  space,
}) => {
  await placeOrder(page, space, [{ sku: 'orboot', quantity: 1 }], 44.66, {
    couponCode: 'TRYNEW',
    customer: { name: 'Ada', email: 'ada@example.com', phone: '5550100123', countryCode: '+1' },
  })
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await typeCoupon(page, 'trynew')
  await page.getByRole('button', { name: 'Use TRYNEW anyway · costs $6.83 more' }).click()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await fillCheckout(page, testCard.approved)
  await page.getByRole('button', { name: 'Pay $44.66' }).click()
  const popup = page.getByRole('alertdialog', { name: 'Your order was not placed' })
  await expect(popup).toContainText(
    'TRYNEW has already been used with this email. It has left your cart, and SPRING30 is in force.',
  )
  await popup.getByRole('button', { name: 'Pay without TRYNEW: $37.83' }).click()
  await expect(page).toHaveURL(/\/thankyou\//)
  await expect(page.getByRole('main')).toContainText('$37.83')
})

test('the form refuses an expired card with the reason', async ({ page }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  const expires = page.getByLabel('Expires')
  await expires.fill('12/20')
  await expires.press('Tab')
  await payButton(page).click()
  await expect(expires).toBeFocused()
  await expect(expires).toHaveAccessibleDescription(/This card expired in 12\/20/)
  await expect(page).toHaveURL('/checkout/guest')
})

test('a removed automatic coupon returns by Undo, and later by a second button', async ({
  page,
}) => {
  await addFrom(page, '/tacto/chess')
  await openCart(page)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await expect(summary).toContainText('SPRING30 removed')
  await summary.getByRole('button', { name: 'Undo' }).click()
  await expect(summary).toContainText('−$16.50')
  await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await page.reload()
  await summary.getByRole('button', { name: 'Use SPRING30 again' }).click()
  await expect(summary).toContainText('−$16.50')
})

test('Apply without a code shows an error at the field', async ({ page }) => {
  await addFrom(page, '/tacto/chess')
  await openCart(page)
  await page.getByText('Have a coupon code?').click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const field = page.getByLabel('Coupon code')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Type your code first.')).toBeVisible()
})

for (const [country, note] of [
  ['US', 'You already save 30% with SPRING30'],
  ['IN', 'You already save 20% with RAKHI20'],
] as const) {
  test(`the banner in ${country} keeps its offer and names the better coupon that applies (§2.59)`, async ({
    page,
    space,
  }) => {
    // A day without a season: on Black Friday the offer is another one.
    await space.setClock('2027-05-05T12:00:00Z')
    await addFrom(page, `/tacto/chess?cc=${country}`)
    await openCart(page)
    const banner = page.getByRole('complementary', { name: 'Offer' })
    await expect(banner).toContainText('WELCOME10')
    await expect(banner).toContainText(note)
    await page.getByRole('button', { name: /^Remove coupon/ }).click()
    await expect(banner).not.toContainText('You already save')
    await expect(banner).toContainText('WELCOME10')
  })
}

test('the banner of an automatic coupon names its code once the shopper has removed it (§2.59)', async ({
  page,
  space,
}) => {
  await space.setClock('2026-11-28T12:00:00Z')
  await addFrom(page, '/tacto/chess?cc=US')
  await openCart(page)
  const banner = page.getByRole('complementary', { name: 'Offer' })
  await expect(banner).toContainText('30% off applied for you')
  await page.getByRole('button', { name: /^Remove coupon/ }).click()
  await expect(banner).toContainText('30% off with SPRING30')
})

test(
  'a typed quantity that cannot be bought is lowered or refused with a message (§4.55)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/tacto/chess')
    await openCart(page)
    const quantity = page.getByRole('textbox', { name: 'Quantity of Tacto Chess' })
    const lines = page.getByRole('list', { name: 'In your cart' })
    await quantity.fill('25')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('20')
    await expect(lines).toContainText('At most 20 of one toy.')
    for (const typed of ['2.5', '-3']) {
      await quantity.fill(typed)
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('20')
      await expect(lines).toContainText('Type a whole number, 0 to 20. It stays at 20.')
    }
    await page.goto('/tacto/chess')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(
      'No more Tacto Chess added. At most 20 of one toy.',
    )
  },
)

test('product and cart limit the quantity to the stock', async ({ page }) => {
  // Before the prices have come, the shop does not know how many are left.
  const priced = page.waitForResponse((response) => response.url().includes('/get_skus'))
  // Plugo Slingshot has no page: its quick view opens over the page of its line.
  await page.goto('/plugo?sku=plugo_slingshot')
  await priced
  const product = page.getByRole('dialog', { name: 'Plugo Slingshot' })
  const quantity = product.getByRole('textbox', { name: 'Quantity of Plugo Slingshot' })
  await quantity.fill('9')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('4')
  await product.getByRole('button', { name: 'Add to cart' }).click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('Only 4 left')
  await expect(overlay.getByRole('button', { name: '4 at most' })).toBeDisabled()
})

test('a kit that is sold alone says that it plays with a gamepad, and one press adds one', async ({
  page,
}) => {
  await page.goto('/plugo?cc=GB')
  const withGamepad = page.getByRole('button', {
    name: /^Add with a gamepad, £10.50 more: .*Detective/,
  })
  await expect(withGamepad.first()).toBeVisible()
  await addFrom(page, '/plugo/detective')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('Plays with a gamepad')
  await overlay.getByRole('button', { name: 'Add one, £10.50 for Plugo Detective' }).click()
  await expect(overlay).toContainText('Plugo Gamepad')
  await expect(overlay).not.toContainText('Plays with a gamepad')
})
