import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { toCheckout } from './support/buying.ts'
import { fillCard, fillCheckout, fillDelivery, testCard } from './support/checkout.ts'
import { collectConsoleErrors } from './support/console.ts'
import { fillPeople } from './support/gifts.ts'
import { expect, test } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* Payments that the payer confirms in PayPal's window or at the bank (§2.98). */

const thankYou = /\/thankyou\/[\w-]+$/

/** The form's button. The dialog has one that begins with the same word. */
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const choosePayPal = (page: Page) => page.getByRole('radio', { name: /PayPal/ }).check()
const inPayPal = (page: Page) => page.getByRole('alertdialog', { name: 'Approve in PayPal' })

/** Presses a button or link that opens the provider's page. Returns the page once it has loaded. */
async function openBy(page: Page, press: Locator): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press.click()
  const opened = await opening
  await opened.waitForURL(/\/payments\/sandbox\//)
  return opened
}

/** Answers on the provider's page, which leads back to the shop and closes itself. */
async function answer(provider: Page, choice: 'Approve' | 'Decline' | 'Cancel'): Promise<void> {
  const closing = provider.waitForEvent('close')
  await provider.getByRole('button', { name: choice, exact: true }).click()
  await closing
}

/** Pays the cart by PayPal. Returns PayPal's window. */
async function payByPayPal(page: Page): Promise<Page> {
  await toCheckout(page)
  await fillDelivery(page)
  await choosePayPal(page)
  const provider = await openBy(page, pay(page))
  await expect(inPayPal(page)).toBeVisible()
  return provider
}

/** Pays by card in the form that was sent already. */
async function payByCardInstead(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
  await page.getByRole('radio', { name: /Card/ }).check()
  await fillCard(page, testCard.approved)
  await pay(page).click()
  await expect(page).toHaveURL(thankYou)
}

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'an order that is approved in PayPal’s window is placed (§2.98)',
      { tag },
      async ({ page, space }) => {
        const consoleErrors = collectConsoleErrors(page)
        const provider = await payByPayPal(page)
        await expect(inPayPal(page)).toContainText('$37.83')
        await expectNoViolations(page)
        await answer(provider, 'Approve')
        await expect(page).toHaveURL(thankYou)
        await expect(page.getByRole('main')).toContainText('Orboot Mars')
        expect(await space.countOrders()).toBe(1)
        expect(await page.evaluate(() => localStorage.getItem('paypalRes'))).toBeNull()
        expect(consoleErrors()).toEqual([])
      },
    )

    test(
      'after PayPal was declined, cart and form are kept, and a card pays',
      { tag },
      async ({ page, space }) => {
        const provider = await payByPayPal(page)
        await answer(provider, 'Decline')
        const popup = page.getByRole('alertdialog', { name: 'Your order was not placed' })
        await expect(popup).toContainText('declined. Nothing was charged; your cart is still here.')
        await popup.getByRole('button', { name: 'Back to the form' }).click()
        await payByCardInstead(page)
        expect(await space.countOrders()).toBe(1)
      },
    )

    test('whoever pays another way finds the form as it was', { tag }, async ({ page, space }) => {
      const provider = await payByPayPal(page)
      const closing = provider.waitForEvent('close')
      await inPayPal(page).getByRole('button', { name: 'Pay another way' }).click()
      await expect(inPayPal(page)).toBeHidden()
      await closing
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await payByCardInstead(page)
      expect(await space.countOrders()).toBe(1)
    })

    test('a card with 3-D Secure is confirmed at the bank', { tag }, async ({ page, space }) => {
      await toCheckout(page)
      await fillCheckout(page, testCard.bank)
      await pay(page).click()
      const popup = page.getByRole('alertdialog', { name: 'Your bank asks you to confirm' })
      const link = popup.getByRole('link', { name: 'Open your bank’s page' })
      await answer(await openBy(page, link), 'Approve')
      await expect(page).toHaveURL(thankYou)
      expect(await space.countOrders()).toBe(1)
    })

    test('an e-gift is bought by PayPal', { tag }, async ({ page, space }) => {
      await page.goto('/gift')
      await fillPeople(page)
      await choosePayPal(page)
      const provider = await openBy(page, pay(page))
      await expect(inPayPal(page)).toContainText('$50.00')
      await answer(provider, 'Approve')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
      expect(await space.countMails('ada@example.com')).toBe(1)
    })
  })
}

test('an order that the payer approved is placed, also if PayPal’s window closes before /payment opens', async ({
  page,
  space,
}) => {
  const provider = await payByPayPal(page)
  await provider.route(/\/payment\?/, (route) => route.abort())
  await provider.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(() => space.countOrders()).toBe(1)
  await provider.close()
  await expect(page).toHaveURL(thankYou)
  expect(await space.countOrders()).toBe(1)
})

test('a gift that is approved after its shopper went back is bought once, and a notice says so', async ({
  page,
  space,
}) => {
  await page.goto('/gift-guide')
  await page.getByRole('link', { name: 'Send an e-gift by email' }).click()
  await fillPeople(page)
  await choosePayPal(page)
  const provider = await openBy(page, pay(page))
  await expect(inPayPal(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/gift-guide/)
  await answer(provider, 'Approve')
  const notice = page.getByText('Your gift for Ben Sample is bought.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'See it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
  await page.goto('/gift')
  await expect(page.getByLabel('Their name')).toHaveValue('')
  expect(await space.countMails('ada@example.com')).toBe(1)
})

test('if the browser blocks the window, a link of the dialog opens PayPal', async ({
  page,
  space,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await toCheckout(page)
  await fillDelivery(page)
  await choosePayPal(page)
  await pay(page).click()
  const provider = await openBy(page, inPayPal(page).getByRole('link', { name: 'Open PayPal' }))
  await provider.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page).toHaveURL(thankYou)
  expect(await space.countOrders()).toBe(1)
})

test('the bank’s window, opened by the link, is shown again, and closed when the payment ends', async ({
  page,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.bank)
  await pay(page).click()
  const link = page.getByRole('link', { name: 'Open your bank’s page' })
  const bank = await openBy(page, link)
  const loaded: string[] = []
  bank.on('framenavigated', (frame) => loaded.push(frame.url()))
  await link.click()
  const closing = bank.waitForEvent('close')
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await closing
  expect(loaded).toEqual([])
  expect(page.context().pages()).toEqual([page])
})

test('the shopper who comes back in the same tab finds the order placed', async ({
  page,
  space,
}) => {
  const provider = await payByPayPal(page)
  const address = provider.url()
  await provider.close()
  await page.goto(address)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is approved')
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page).toHaveURL(thankYou)
  expect(await space.countOrders()).toBe(1)
})

test(
  'after a reload, Pay waits for the same payment',
  { tag: '@gate' },
  async ({ page, space }) => {
    const provider = await payByPayPal(page)
    const address = provider.url()
    await page.reload()
    await expect(page.getByText(/We have no answer from the store/)).toBeVisible()
    await pay(page).click()
    await expect(inPayPal(page)).toBeVisible()
    // The window of before is led to the page of the same payment.
    expect(provider.url()).toBe(address)
    await answer(provider, 'Approve')
    await expect(page).toHaveURL(thankYou)
    expect(await space.countOrders()).toBe(1)
  },
)

test(
  'a second tab of the cart that pays by card ends the payment of the first one',
  { tag: '@gate' },
  async ({ page, space }) => {
    const provider = await payByPayPal(page)
    const other = await page.context().newPage()
    await other.goto('/checkout/guest')
    await fillCheckout(other, testCard.approved)
    await pay(other).click()
    await expect(other).toHaveURL(thankYou)
    await expect(inPayPal(page)).toBeHidden()
    await expect(page.getByText('This cart is being paid in another tab.').first()).toBeVisible()
    // The shop has closed PayPal's window, in which nothing could be approved any more.
    expect(provider.isClosed()).toBe(true)
    expect(await space.countOrders()).toBe(1)
  },
)

test('the address of the page after PayPal is not believed', async ({ page, space }) => {
  await payByPayPal(page)
  const asked = page.waitForResponse(/\/orders\/by-key\//)
  const other = await page.context().newPage()
  await other.goto('/payment?result=approved')
  await asked
  await expect(inPayPal(page)).toBeVisible()
  expect(await space.countOrders()).toBe(0)
})
