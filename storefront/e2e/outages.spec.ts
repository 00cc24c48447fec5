import { expect, test } from './support/ownSpace.ts'
import { addFrom, openCart, payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'

/* A store that fails, is slow, or is not there: told plainly, to be tried again, and no cart is lost (§4.68). */

test('prices that cannot be fetched are told; the shop goes on, and a press tries again', async ({
  page,
  space,
}) => {
  await space.breakWith({ path: '/get_skus', status: 500 })
  await addFrom(page, '/orboot/mars')
  await expect(page.getByRole('dialog')).toContainText('$45.49')
  await page.keyboard.press('Escape')
  const notice = page.getByText('The store cannot be reached, so prices may have changed.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeVisible()
  await space.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
})

test('a slow store holds nothing up: the cart opens at once', async ({ page, space }) => {
  await space.breakWith({ path: '/get_skus', delayMs: 4000 })
  await addFrom(page, '/orboot/mars')
  await expect(page.getByRole('dialog')).toContainText('$45.49')
  expect(await space.callsOf('/get_skus')).toBe(0)
})

test('offline, the cart still fills; back online the notice goes by itself', async ({
  page,
  context,
  space,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('$90.98')
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Your code was not checked yet')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('SPRING30 already saves you')).toBeVisible()
  expect(await space.callsOf('/get_coupon')).toBeGreaterThan(0)
})

test('a cart that the store refuses to keep stops before checkout, and a retry goes on', async ({
  page,
  space,
}) => {
  await space.breakWith({ path: '/insert_cart', status: 500 })
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  const checkout = page.getByRole('button', { name: /^Checkout/ })
  await checkout.click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Your cart is safe. Please try again.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await space.mend()
  await checkout.click()
  await expect(page).toHaveURL('/checkout/guest')
})

test('an answer without a cart id alerts with the specification’s words (§5.12)', async ({
  page,
}) => {
  await page.route('**/insert_cart', (route) =>
    route.fulfill({ json: { status: 'success', cartId: '' } }),
  )
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('something went wrong')
})

test('an order whose answer is lost after it was placed is not placed twice', async ({
  page,
  space,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.breakWith({ path: '/place_order', drop: 'after' })
  await payButton(page).click()
  const popup = page.getByRole('alertdialog', { name: 'We have no answer yet' })
  await expect(popup).toContainText('you will not be charged twice')
  expect(await space.countOrders()).toBe(1)
  await space.mend()
  // Not even a reload makes a second one of it: the form is filled as it was, but for the card.
  await page.reload()
  await expect(page.getByText('you will not be charged twice')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect(await space.countOrders()).toBe(1)
})

test('two quick presses on Pay place one order', async ({ page, space }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.breakWith({ path: '/place_order', delayMs: 600 })
  await payButton(page).dblclick()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect(await space.callsOf('/place_order')).toBe(1)
  expect(await space.countOrders()).toBe(1)
})

test('who leaves checkout while the order is placed is told of it, and the cart is empty', async ({
  page,
  space,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.breakWith({ path: '/place_order', delayMs: 1500 })
  await payButton(page).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Stemside/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/Your order [\w-]+ is placed\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cart/ })).not.toContainText('1')
  await page.getByRole('button', { name: 'See it' }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText('Orboot Mars')
})

test('a store error on the order opens the order-failed popup, and the retry buys', async ({
  page,
  space,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.breakWith({ path: '/place_order', status: 503, times: 1 })
  await payButton(page).click()
  const popup = page.getByRole('alertdialog')
  await popup.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
})

test('prices that change on the way are told before paying, with both figures', async ({
  page,
  space,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await expect(page.getByRole('button', { name: /^Checkout/ })).toContainText('$37.83')
  // The page's own look at the prices is over before they change.
  await expect.poll(() => space.callsOf('/get_skus')).toBeGreaterThan(0)
  await space.become('sale')
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(
    page.getByText('Prices have changed: your order now comes to $29.87, not $37.83.'),
  ).toBeVisible()
  await expect(payButton(page)).toHaveText('Pay $29.87')
})

test('what sells out during checkout leads back to the cart, and one press mends it', async ({
  page,
  space,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.become('out-of-stock')
  await payButton(page).click()
  const popup = page.getByRole('alertdialog', { name: 'Out of Stock!' })
  await expect(popup).toContainText('Orboot Mars is out of stock.')
  await popup.getByRole('button', { name: 'Back to cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('Out of stock')
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await popup.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})
