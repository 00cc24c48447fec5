import { expect, test } from './support/shop.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { toCheckout } from './support/buying.ts'

/* What goes wrong is said plainly, can be tried again, and loses no cart (§4.68). */

test('a declined card is said, the form keeps its values, another card buys', async ({ page }) => {
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
})

test('a store that stops during checkout loses nothing, and the retry places one order', async ({
  page,
  shop,
}) => {
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
})

test('a card that is never answered is told as such, and nothing is lost', async ({ page }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.silent)
  await page.getByRole('button', { name: /^Pay/ }).click()
  const popup = page.getByRole('alertdialog')
  await expect(popup).toContainText(/did not answer/i, { timeout: 35_000 })
  await popup.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
})

test('missing fields are named where they are, and focus goes to the first', async ({ page }) => {
  await toCheckout(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('This field is mandatory')
  await expect(page.getByRole('main')).toContainText('Enter your email address')
  await expect(page.getByRole('main')).toContainText('Please enter a 10 digit phone number')
})

for (const { device, use } of [
  { device: 'mouse', use: {} },
  { device: 'touch', use: { hasTouch: true, viewport: { width: 390, height: 844 } } },
]) {
  test.describe(`by ${device}`, () => {
    test.use(use)

    test('a press on Pay is not lost to the error of the field that it leaves', async ({
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
      // Just below the upper edge: an error above the button moves it away from here.
      const [x, y] = [box.x + box.width / 2, box.y + 4] as const
      await (device === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      await expect(code).toBeFocused()
      await expect(name).toHaveAccessibleDescription('Enter the name on your card')
    })
  })
}

test('an unknown page is friendly, carries the home’s metadata, and is a 404', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Stemside: AR toys/)
  await expect(page.getByRole('link', { name: 'See all toys' })).toBeVisible()
})
