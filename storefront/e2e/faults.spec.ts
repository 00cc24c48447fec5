import { expect, test } from './support/shop.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { toCheckout } from './support/buying.ts'

/* After a failure, the shop says what happened, a retry works, and the cart stays (§4.68). */

test(
  'a declined card opens a popup, the form keeps its values, and another card works',
  { tag: '@gate' },
  async ({ page }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.declined)
    const pay = page.getByRole('button', { name: /^Pay/ })
    await pay.click()
    const popup = page.getByRole('alertdialog', { name: 'Your order was not placed' })
    await expect(popup).toContainText(/declined/i)
    await popup.getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
    await page.getByLabel('Card number').fill(testCard.approved)
    await pay.click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  },
)

test(
  'after the store stopped during checkout, the retry places the order',
  { tag: '@gate' },
  async ({ page, shop }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await shop.stop()
    const pay = page.getByRole('button', { name: /^Pay/ })
    await pay.click()
    const popup = page.getByRole('alertdialog')
    await expect(popup).toContainText('you will not be charged twice')
    await shop.start()
    await popup.getByRole('button', { name: 'Back to the form' }).click()
    await pay.click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    await expect(page.getByRole('main')).toContainText('Orboot Mars')
  },
)

test('a payment without an answer opens a popup, and the form keeps its values', async ({
  page,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.silent)
  await page.getByRole('button', { name: /^Pay/ }).click()
  const popup = page.getByRole('alertdialog')
  await expect(popup).toContainText(/did not answer/i, { timeout: 35_000 })
  await popup.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
})

test(
  'missing fields show their errors, and focus moves to the first',
  { tag: '@gate' },
  async ({ page }) => {
    await toCheckout(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('This field is mandatory')
    await expect(page.getByRole('main')).toContainText('Enter your email address')
    await expect(page.getByRole('main')).toContainText('Please enter a 10 digit phone number')
  },
)

for (const { device, use } of [
  { device: 'mouse', use: {} },
  { device: 'touch', use: { hasTouch: true, viewport: { width: 390, height: 844 } } },
]) {
  test.describe(`by ${device}`, () => {
    test.use(use)

    test('a press on Pay counts although an error of the last field moves the button', async ({
      page,
    }) => {
      await toCheckout(page)
      await fillCheckout(page, testCard.approved)
      const name = page.getByLabel(/Name on card/)
      await name.fill('')
      const code = page.getByLabel(/Security code/)
      await code.fill('1')
      const pay = page.getByRole('button', { name: /^Pay/ })
      await pay.click({ trial: true })
      const box = await pay.boundingBox()
      if (box === null) throw new Error('The Pay button is not laid out')
      // Press just below the upper edge: an error above the button moves the button away from there.
      const [x, y] = [box.x + box.width / 2, box.y + 4] as const
      await (device === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      await expect(code).toBeFocused()
      await expect(name).toHaveAccessibleDescription('Enter the name on your card')
    })
  })
}

test(
  'an unknown page answers 404 with the home’s title and a link to all toys',
  { tag: '@gate' },
  async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/Stemside: AR toys/)
    await expect(page.getByRole('link', { name: 'See all toys' })).toBeVisible()
  },
)
