import { expect, test } from './support/ownSpace.ts'
import { addFrom, openCart, payButton, toCheckout, typeCoupon } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { holdRequests } from './support/holdRequests.ts'
import { payAgainElsewhere } from './support/payAgainElsewhere.ts'

/* When the store fails, is slow or offline, the shop says so, a retry works, and the cart stays (§4.68). */

test(
  'failed prices show a notice with a retry, and the shop still works',
  { tag: '@gate' },
  async ({ page, space }) => {
    await space.addFault({ path: '/get_skus', status: 500 })
    await addFrom(page, '/orboot/mars')
    await expect(page.getByRole('dialog')).toContainText('$45.49')
    await page.keyboard.press('Escape')
    const notice = page.getByText('The store cannot be reached, so prices may have changed.')
    await expect(notice).toBeVisible()
    const failed = page.waitForResponse((response) => response.url().includes('/get_skus'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await failed
    await expect(notice).toBeVisible()
    await space.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
  },
)

test('on a phone, the end of the checkout can be scrolled out from under the notice of failed prices', async ({
  page,
  space,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await toCheckout(page)
  await space.addFault({ path: '/get_skus', status: 500 })
  await page.reload()
  const notice = page.getByText('The store cannot be reached, so prices may have changed.')
  await expect(notice).toBeVisible()
  await page.keyboard.press('End')
  await expect(async () => {
    const pay = await payButton(page).boundingBox()
    const cover = await notice.boundingBox()
    expect((pay?.y ?? 0) + (pay?.height ?? 0)).toBeLessThan(cover?.y ?? 0)
  }).toPass()
})

test('a slow price fetch does not delay the cart overlay', async ({ page }) => {
  const release = await holdRequests(page, /\/get_skus/)
  const asked = page.waitForRequest(/\/get_skus/)
  await addFrom(page, '/orboot/mars')
  await asked
  await expect(page.getByRole('dialog')).toContainText('$45.49')
  release()
})

test(
  'offline, quantities change and a code stays unchecked; online, it is checked by itself (§4.18)',
  { tag: '@gate' },
  async ({ page, context, space }) => {
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
    await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('$90.98')
    await typeCoupon(page, 'WELCOME10')
    await expect(page.getByText('Your code was not checked yet')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('SPRING30 already saves you')).toBeVisible()
    expect(await space.countCalls('/get_coupon')).toBeGreaterThan(0)
  },
)

test('a coupon that could not be checked is marked in overlay, cart and checkout until it is (§4.18)', async ({
  page,
  space,
}) => {
  await space.addFault({ path: '/get_coupon', status: 503 })
  await addFrom(page, '/orboot/mars')
  await expect(page.getByRole('dialog')).toContainText('SPRING30, not checked yet')
  await page.getByRole('link', { name: 'View cart and coupons' }).click()
  const mark = page.getByRole('main').getByText('not checked yet')
  await expect(mark).toBeVisible()
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
  await expect(mark).toBeVisible()
  await expect(payButton(page)).toHaveText('Pay $37.83')
  await space.clearFaults()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(mark).toBeHidden()
  await expect(payButton(page)).toHaveText('Pay $37.83')
})

test('if the store fails to save the cart, the cart page stays, and a retry opens checkout', async ({
  page,
  space,
}) => {
  await space.addFault({ path: '/insert_cart', status: 500 })
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  const checkout = page.getByRole('button', { name: /^Checkout/ })
  await checkout.click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Please try again. Your cart is safe.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await space.clearFaults()
  await checkout.click()
  await expect(page).toHaveURL('/checkout/guest')
})

test('an answer without a cart id alerts "something went wrong" (§5.12, §8.2)', async ({
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

test(
  'an order is not placed twice although its answer was lost',
  { tag: '@gate' },
  async ({ page, space }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await space.addFault({ path: '/place_order', drop: 'after' })
    await payButton(page).click()
    const popup = page.getByRole('alertdialog', { name: 'We have no answer yet' })
    await expect(popup).toContainText('you will not be charged twice')
    expect(await space.countOrders()).toBe(1)
    await space.clearFaults()
    // A reload keeps the form except the card data, and paying again places no second order.
    await page.reload()
    await expect(page.getByText('you will not be charged twice')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
    await fillCheckout(page, testCard.approved)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    expect(await space.countOrders()).toBe(1)
  },
)

test(
  'an order that never reached the store is given up, and only what the button says now is charged',
  { tag: '@gate' },
  async ({ page, space }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await page.route('**/place_order', (route) => route.abort())
    await payButton(page).click()
    const popup = page.getByRole('alertdialog', { name: 'We have no answer yet' })
    await popup.getByRole('button', { name: 'Back to the form' }).click()
    await page.unroute('**/place_order')
    await page.getByLabel('Address', { exact: true }).fill('99 New Avenue')
    const said = await payButton(page).textContent()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    expect(await space.countOrders()).toBe(1)
    await expect(page.getByRole('main')).toContainText('99 New Avenue')
    await expect(page.getByRole('main')).toContainText(said?.replace('Pay ', '') ?? 'no price')
  },
)

test('if the store has the earlier order, a changed one is placed only if it is wanted too', async ({
  page,
  space,
}) => {
  const question = await payAgainElsewhere(page, space)
  await expect(question).toContainText('goes to 1 Sample Street')
  await question.getByRole('button', { name: 'No, one is enough' }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect(await space.countOrders()).toBe(1)
  await expect(page.getByRole('main')).toContainText('1 Sample Street')
})

test('the question about an earlier order names what one more costs, and places it', async ({
  page,
  space,
}) => {
  const question = await payAgainElsewhere(page, space)
  await question.getByRole('button', { name: /^Order this too: \$\d+\.\d\d$/ }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect(await space.countOrders()).toBe(2)
  await expect(page.getByRole('main')).toContainText('99 New Avenue')
})

test('two tabs that pay for one cart place one order', async ({ page, space }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  const other = await page.context().newPage()
  await other.goto('/checkout/guest')
  await fillCheckout(other, testCard.approved)
  const releases: (() => void)[] = []
  for (const tab of [page, other]) {
    releases.push(await holdRequests(tab, /\/place_order/))
    const asked = tab.waitForRequest(/\/place_order/)
    // A tab in the background draws no frames, for which a click of the test would wait.
    await payButton(tab).evaluate((button: HTMLButtonElement) => button.click())
    await asked
  }
  for (const release of releases) release()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(other).toHaveURL(page.url())
  expect(await space.countCalls('/place_order')).toBe(2)
  expect(await space.countOrders()).toBe(1)
})

test('two quick presses on Pay place one order', { tag: '@gate' }, async ({ page, space }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await space.addFault({ path: '/place_order', delayMs: 600 })
  await payButton(page).dblclick()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect(await space.countCalls('/place_order')).toBe(1)
  expect(await space.countOrders()).toBe(1)
})

test('a shopper who left checkout gets a notice of the placed order, and the cart is empty', async ({
  page,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  const release = await holdRequests(page, /\/place_order/)
  const asked = page.waitForRequest(/\/place_order/)
  await payButton(page).click()
  await asked
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Stemside/ })
    .click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText(/Your order [\w-]+ is placed\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cart/ })).not.toContainText('1')
  await page.getByRole('button', { name: 'See it' }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText('Orboot Mars')
})

test(
  'a store error on the order opens the order-failed popup, and the retry places the order (§4.32)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await space.addFault({ path: '/place_order', status: 503, times: 1 })
    await payButton(page).click()
    const popup = page.getByRole('alertdialog')
    await popup.getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  },
)

test('checkout shows both totals when prices have changed', async ({ page, space }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await expect(page.getByRole('button', { name: /^Checkout/ })).toContainText('$37.83')
  // Wait until the page has fetched its prices, before they change.
  await expect.poll(() => space.countCalls('/get_skus')).toBeGreaterThan(0)
  await space.setScenario('sale')
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(
    page.getByText('Prices have changed: your order now comes to $29.87, not $37.83.'),
  ).toBeVisible()
  await expect(payButton(page)).toHaveText('Pay $29.87')
})

test(
  'a toy that sells out during checkout leads back to the cart, and one press removes it',
  { tag: '@gate' },
  async ({ page, space }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await space.setScenario('out-of-stock')
    await payButton(page).click()
    const popup = page.getByRole('alertdialog', { name: 'Out of Stock!' })
    await expect(popup).toContainText('Orboot Mars is out of stock.')
    await popup.getByRole('button', { name: 'Back to cart' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('Out of stock')
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await popup.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  },
)
