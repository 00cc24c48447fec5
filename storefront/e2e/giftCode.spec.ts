import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { mailedGiftCode } from './support/gifts.ts'
import { holdRequests } from './support/holdRequests.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/ownSpace.ts'

/* A gift card at checkout (§7.23): what it pays, what is left to pay, and why a code does not pay. */

async function typeCode(page: Page, code: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Have a gift card?' })
  // Wait for the page, because its URL changes first.
  await expect(open.or(page.getByLabel('Gift card code'))).toBeVisible()
  if (await open.isVisible()) await open.click()
  await page.getByLabel('Gift card code').fill(code)
  await page.getByRole('button', { name: 'Use this card' }).click()
}

const card = (page: Page) => page.getByRole('region', { name: 'Gift card', exact: true })

test(
  'a gift card pays a part of an order, and is used up',
  { tag: '@gate' },
  async ({ page, space }) => {
    const code = await mailedGiftCode(page, space, { countryCode: 'US', amount: 25 })
    await toCheckout(page)
    const total = Number((await payButton(page).textContent())?.replace(/^Pay \$/, ''))
    const left = `$${(total - 25).toFixed(2)}`
    await typeCode(page, code.toLowerCase().replaceAll('-', ' '))
    await expect(card(page)).toBeFocused()
    await expect(card(page)).toContainText('−$25.00')
    await expect(card(page)).toContainText(`Left to pay${left}`)
    await expectNoViolations(page)
    await fillCheckout(page, testCard.approved)
    await page.reload()
    await expect(card(page)).toContainText(`Left to pay${left}`)
    for (const [label, value] of [
      ['Card number', testCard.approved],
      ['Expires', '12/30'],
      ['Security code', '123'],
      ['Name on card', 'Ada Sample'],
    ] as const)
      await page.getByLabel(label).fill(value)
    await page.getByRole('button', { name: `Pay ${left}` }).click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    const receipt = page.getByRole('region', { name: 'What you bought' })
    await expect(receipt).toContainText('Paid by gift card$25.00')
    await expect(receipt).toContainText(`Charged${left}`)
    expect((await space.lastMail('ada@example.com')).text).toContain(`Charged: ${left}`)
    await toCheckout(page)
    await typeCode(page, code)
    await expect(page.getByText(/^Nothing is left on this gift card/)).toBeVisible()
  },
)

test('a gift card pays a whole order without another payment, and keeps the rest', async ({
  page,
  space,
}) => {
  const code = await mailedGiftCode(page, space, { countryCode: 'US', amount: 100 })
  await toCheckout(page)
  await typeCode(page, code)
  await expect(card(page)).toContainText('Left to pay$0.00')
  await expect(card(page)).toContainText('of $100.00 stays on the card')
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove gift card' }).click()
  await expect(page.getByLabel('Gift card code')).toBeFocused()
  await fillCheckout(page, testCard.approved)
  await typeCode(page, code)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(page.getByRole('region', { name: 'What you bought' })).toContainText('Charged$0.00')
  expect(await space.countOrders()).toBe(1)
})

test('a refused code shows the reason, and the order can still be paid', async ({
  page,
  space,
}) => {
  const ofIndia = await mailedGiftCode(page, space, { countryCode: 'IN', amount: 999 })
  await toCheckout(page)
  await typeCode(page, 'GIFT-22222-22222-22222')
  await expect(
    page.getByText(/^We do not know this gift card\. Please check its code\./),
  ).toBeVisible()
  await typeCode(page, ofIndia)
  await expect(page.getByText('This gift card pays in the shop of India only.')).toBeVisible()
  await space.addFault({ path: '/egift/balance', status: 503, times: 1 })
  await typeCode(page, ofIndia)
  await expect(page.getByText(/^The store cannot be reached/)).toBeVisible()
  await expect(page.getByLabel('Gift card code')).toHaveValue(ofIndia)
  await expect(payButton(page)).toHaveText(/^Pay \$/)
})

test('an order is refused when its gift card was spent meanwhile, and checkout shows why', async ({
  page,
  space,
}) => {
  const code = await mailedGiftCode(page, space, { countryCode: 'US', amount: 25 })
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await typeCode(page, code)
  await expect(card(page)).toContainText('−$25.00')
  const spent = { giftCard: code, giftCardPays: 25 }
  await placeOrder(page, space, [{ sku: 'orboot', quantity: 1 }], 51.48, spent)
  await payButton(page).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByText(/^Nothing is left on this gift card/).first()).toBeVisible()
  await expect(page.getByLabel('Gift card code')).toBeVisible()
  expect(await space.countOrders()).toBe(1)
})

test('a declined card takes nothing from the gift card, and another card pays the rest', async ({
  page,
  space,
}) => {
  const code = await mailedGiftCode(page, space, { countryCode: 'US', amount: 25 })
  await toCheckout(page)
  await fillCheckout(page, testCard.declined)
  await typeCode(page, code)
  await expect(card(page)).toContainText('−$25.00')
  await payButton(page).click()
  const popup = page.getByRole('alertdialog', { name: 'Your order was not placed' })
  await expect(popup).toContainText(/declined/i)
  await popup.getByRole('button', { name: 'Back to the form' }).click()
  await expect(card(page)).toContainText('−$25.00')
  expect(await space.countOrders()).toBe(0)
  await page.getByLabel('Card number').fill(testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(page.getByRole('region', { name: 'What you bought' })).toContainText(
    'Paid by gift card$25.00',
  )
  expect(await space.countOrders()).toBe(1)
})

test('after a lost answer and a reload, a press finds the placed order, and the gift card pays once', async ({
  page,
  space,
}) => {
  const code = await mailedGiftCode(page, space, { countryCode: 'US', amount: 100 })
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await typeCode(page, code)
  await expect(card(page)).toContainText('Left to pay$0.00')
  // Drop every answer, because the browser may repeat a dropped request.
  await space.addFault({ path: '/place_order', drop: 'after' })
  await page.getByRole('button', { name: 'Place the order' }).click()
  const popup = page.getByRole('alertdialog')
  await expect(popup).toContainText('you will not be charged twice')
  await popup.getByRole('button', { name: 'Back to the form' }).click()
  const sent = `Your order was sent with gift card …${code.slice(-5)}`
  await expect(card(page)).toContainText(sent)
  await page.reload()
  await expect(card(page)).toContainText(sent)
  await space.clearFaults()
  await card(page).getByRole('button', { name: 'Ask the store again' }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(page.getByRole('region', { name: 'What you bought' })).toContainText('Charged$0.00')
  expect(await space.countOrders()).toBe(1)
})

test('the order cannot be paid while a slow store looks up the gift card', async ({
  page,
  space,
}) => {
  const code = await mailedGiftCode(page, space, { countryCode: 'US', amount: 25 })
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  const release = await holdRequests(page, /\/egift\/balance/)
  await typeCode(page, code)
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  release()
  await expect(card(page)).toContainText('−$25.00')
  expect(await space.countOrders()).toBe(0)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect((await space.lastMail('ada@example.com')).text).toContain('Gift card: −$25.00')
})
