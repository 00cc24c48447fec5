import type { Page } from '@playwright/test'
import { endSession, fillLogIn, popup, signInByCalls, signUpByCalls } from './support/account.ts'
import { expectNoViolations } from './support/axe.ts'
import { collectConsoleErrors } from './support/console.ts'
import { monday, placeOrder } from './support/orders.ts'
import { expect, test, type OwnSpace } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* Orders and returns of the account in the built shop (§2.9, §4.36, §4.37). */

const main = (page: Page) => page.getByRole('main')
const earth = { sku: 'orboot', quantity: 1 }
const earthTotal = 51.48

/** Signs Sam up, and places Sam's order on a Monday. */
async function withOrder(page: Page, space: OwnSpace, cart = [earth], total = earthTotal) {
  await space.setClock(monday)
  await signUpByCalls(page, space)
  return placeOrder(page, space, cart, total)
}

/** Opens an order's page from the list. */
async function openOrder(page: Page, id: string) {
  await page.goto('/profile/orders')
  await main(page)
    .getByRole('link', { name: `Order ${id}` })
    .click()
  await expect(main(page).getByRole('heading', { name: `Order ${id}` })).toBeVisible()
}

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport })

    test('a shopper cancels an order after a confirmation, and sees the refund', async ({
      page,
      space,
    }) => {
      const consoleErrors = collectConsoleErrors(page)
      const id = await withOrder(page, space)
      await openOrder(page, id)
      await expectNoViolations(page)
      await main(page).getByRole('button', { name: 'Cancel this order' }).click()
      const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
      await expect(question).toContainText('We give back $51.48')
      await question.getByRole('button', { name: 'Keep it' }).click()
      await expect(question).toBeHidden()
      await main(page).getByRole('button', { name: 'Cancel this order' }).click()
      await question.getByRole('button', { name: 'Cancel the order' }).click()
      await expect(main(page)).toContainText('Your order is cancelled. We give back $51.48.')
      await expect(main(page)).toContainText('This order was cancelled.')
      await page.goto('/profile/orders')
      await expect(main(page).getByRole('link', { name: `Order ${id}` })).toContainText('Cancelled')
      await expectNoViolations(page)
      expect(consoleErrors()).toEqual([])
    })

    test('a shopper sends one of two toys back, and sees the return in the list', async ({
      page,
      space,
    }) => {
      // Two globes cost $90.98. Shipping is free from $49.
      const id = await withOrder(page, space, [{ sku: 'orboot', quantity: 2 }], 90.98)
      await openOrder(page, id)
      await expect(main(page).getByRole('link', { name: 'Send something back' })).toHaveCount(0)
      await space.setClock('2026-12-03T09:00:00.000Z')
      await signInByCalls(page, space)
      await openOrder(page, id)
      await main(page).getByRole('link', { name: 'Send something back' }).click()
      await main(page).getByRole('button', { name: 'One Orboot Earth more' }).click()
      await expect(main(page).getByText('We give back $45.49')).toBeVisible()
      await main(page).getByRole('button', { name: 'Start this return' }).click()
      await expect(main(page).getByText('Please choose a reason')).toBeVisible()
      await main(page).getByLabel('Why?').selectOption('damaged')
      await expectNoViolations(page)
      await main(page).getByRole('button', { name: 'Start this return' }).click()
      await expect(main(page).getByText('Your return is noted')).toBeVisible()
      await main(page).getByRole('link', { name: 'All your returns' }).click()
      await expect(main(page)).toContainText('We give back $45.49 once the parcel is here.')
      await expectNoViolations(page)
      await space.setClock('2026-12-09T09:00:00.000Z')
      await signInByCalls(page, space)
      await page.reload()
      await expect(main(page)).toContainText('We have given back $45.49.')
    })

    test('ordering again names what is out of stock', async ({ page, space }) => {
      const cart = [earth, { sku: 'tacto_chess', quantity: 1 }]
      const id = await withOrder(page, space, cart, 100.48)
      await space.setStock('tacto_chess', 0)
      await openOrder(page, id)
      await main(page).getByRole('button', { name: 'Order again' }).click()
      const overlay = page.getByRole('dialog', { name: 'Your cart' })
      await expect(overlay).toContainText('Orboot Earth')
      await expect(overlay.locator(':focus')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(main(page)).toContainText(
        'Back in your cart: Orboot Earth. Tacto Chess is out of stock.',
      )
    })
  })
}

test(
  'a visitor who opens an order logs in, and comes back to it',
  { tag: '@gate' },
  async ({ page, space }) => {
    const id = await withOrder(page, space)
    await endSession(page)
    await page.goto(`/profile/orders/${id}`)
    await expect(popup(page).getByRole('alert')).toHaveText('Please sign in to see that page.')
    await fillLogIn(page)
    await expect(main(page).getByRole('heading', { name: `Order ${id}` })).toBeVisible()
  },
)

test('a shopper cancels an order from the list by keyboard alone', async ({ page, space }) => {
  const id = await withOrder(page, space)
  await page.goto('/profile/orders')
  const link = main(page).getByRole('link', { name: `Order ${id}` })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  const cancel = main(page).getByRole('button', { name: 'Cancel this order' })
  await expect(cancel).toBeVisible()
  for (let stop = 0; stop < 20; stop += 1) {
    if (await cancel.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  const yes = question.getByRole('button', { name: 'Cancel the order' })
  for (let stop = 0; stop < 6; stop += 1) {
    if (await yes.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('Your order is cancelled.')
  await expect(page.locator(':focus')).toHaveText(/^Your order is cancelled\./)
})

test('the list offers a retry when its call fails', async ({ page, space }) => {
  const id = await withOrder(page, space)
  await space.addFault({ path: '/user/orders', status: 503, times: 1 })
  await page.goto('/profile/orders')
  await expect(main(page)).toContainText('Your orders could not be shown just now.')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('link', { name: `Order ${id}` })).toBeVisible()
})

test('a cancellation is shown as done although its answer was lost', async ({ page, space }) => {
  const id = await withOrder(page, space)
  await openOrder(page, id)
  await space.addFault({ path: '/user/orders', method: 'POST', drop: 'after', times: 1 })
  await main(page).getByRole('button', { name: 'Cancel this order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(main(page)).toContainText('Your order is cancelled.')
})

test('a return is stored once although its answer was lost', async ({ page, space }) => {
  const id = await withOrder(page, space)
  await space.setClock('2026-12-03T09:00:00.000Z')
  await signInByCalls(page, space)
  await page.goto(`/profile/returns?order=${id}`)
  await main(page).getByLabel('Why?').selectOption('damaged')
  await space.addFault({ path: '/user/returns', method: 'POST', drop: 'after', times: 1 })
  const send = main(page).getByRole('button', { name: 'Start this return' })
  const noted = main(page).getByText('Your return is noted')
  const failed = main(page).getByText(/please try again in a moment/i)
  await send.click()
  await expect(noted.or(failed)).toBeVisible()
  // The browser may have repeated the lost request by itself.
  if (await failed.isVisible()) await send.click()
  await expect(noted).toBeVisible()
  await page.goto('/profile/returns')
  await expect(main(page).getByText('Waiting for your parcel')).toHaveCount(1)
})

test('the invoice prints on one page, without the rest of the shop', async ({ page, space }) => {
  const cart = ['orboot', 'orboot_dinos', 'orboot_mars', 'tacto_chess', 'tacto_coding'].map(
    (sku) => ({ sku, quantity: 1 }),
  )
  const id = await withOrder(page, space, cart, 246.45)
  await openOrder(page, id)
  await page.emulateMedia({ media: 'print' })
  const invoice = page.getByRole('article', { name: `Invoice for order ${id}` })
  await expect(invoice).toContainText('Tacto Coding')
  await expect(invoice).toContainText('$246.45')
  await expect(main(page).locator('button:visible, a:visible')).toHaveCount(0)
  await expect(page.locator('h1:visible')).toHaveText(['Invoice'])
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
