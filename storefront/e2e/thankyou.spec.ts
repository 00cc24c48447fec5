import { readFile } from 'node:fs/promises'
import { fillCheckout, testCard } from './support/checkout.ts'
import { payButton, toCheckout } from './support/buying.ts'
import { endSession, sam, signUpByCalls } from './support/account.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/ownSpace.ts'

/* After the order (§4.31). */

test(
  '/thankyou shows the thanks on the first visit, and only the order on later ones',
  { tag: '@gate' },
  async ({ page }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Thank you, Ada!')
    await expect(page.getByRole('main')).toContainText('We have written to ada@example.com')
    await expect(page.getByRole('main')).toContainText('Orboot Mars')
    await page.reload()
    await expect(heading).toHaveText('Your order')
    await expect(page.getByRole('main')).toContainText('Orboot Mars')
    // Without a number the page shows the last order.
    await page.goto('/thankyou')
    await expect(page.getByRole('main')).toContainText('Orboot Mars')
  },
)

test('another visitor cannot open the order', async ({ page, browser, shop }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto(shop.url + new URL(page.url()).pathname)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'We cannot show this order here',
  )
  await expect(other.getByText('ada@example.com')).toBeHidden()
  await stranger.close()
})

test('a signed-in owner opens the order on another device, at /thankyou and /tracking (§7.6)', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  const id = await placeOrder(page, space, [{ sku: 'orboot', quantity: 1 }], 51.48)
  const main = page.getByRole('main')
  await page.goto(`/thankyou/${id}`)
  await expect(main).toContainText(sam.email)
  await expect(main).toContainText('1 Example Street')
  await page.goto(`/tracking?order=${id}`)
  await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeVisible()
  await endSession(page)
  await page.reload()
  await expect(page.locator('header[data-session="unauthenticated"]')).toBeAttached()
  await expect(main.getByLabel('Order number')).toHaveValue(id)
  await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeHidden()
})

test('an order that cannot be fetched shows a message, and a retry fetches it', async ({
  page,
  space,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  const path = new URL(page.url()).pathname
  await space.addFault({ path: path.replace('thankyou', 'orders'), status: 500 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The store cannot be reached' })).toBeVisible()
  await space.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('Orboot Mars')
})

test('/thankyou says what comes next, with a calendar file and a tracking link that needs no typing', async ({
  page,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  const next = page.getByRole('region', { name: 'What comes next' })
  const download = page.waitForEvent('download')
  await next.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  expect(await readFile(file, 'utf8')).toContain('BEGIN:VEVENT')
  await next.getByRole('link', { name: 'Track this order' }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Orboot Mars')
  await expect(page.getByRole('heading', { name: /^Order STEM-/ })).toBeFocused()
})

test(
  'a guest finds the orders of this device on /tracking, and reads that the mail’s link cancels one',
  { tag: '@gate' },
  async ({ page }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    await page.goto('/tracking')
    const own = page.getByRole('navigation', { name: 'Ordered on this device' })
    await own.getByRole('link', { name: /^STEM-/ }).click()
    const order = page.getByRole('region', { name: 'Your order' })
    await expect(order).toContainText('Orboot Mars')
    await expect(order).toContainText(
      'To cancel it or to print its invoice, open the link in our email',
    )
    await order.getByRole('button', { name: 'Log in' }).click()
    // The order stays behind the popup, which knows the email of the order.
    await expect(page.getByRole('dialog').getByLabel('Email address')).toHaveValue(
      'ada@example.com',
    )
    await page.keyboard.press('Escape')
    await expect(order).toContainText('Orboot Mars')
  },
)
