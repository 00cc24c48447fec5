import { expectNoViolations } from './support/axe.ts'
import { openCart, payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { openReady } from './support/open.ts'
import { expect, test } from './support/ownSpace.ts'

/* An order as a present: gift wrap, a message, no prices in the parcel, and delivery before a day. */

test(
  'a present’s recipient and message survive a reload of checkout, and are on the order, in the mail and on the gift slip (§2.90)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await toCheckout(page)
    await page.getByRole('checkbox', { name: /This order is a present/ }).check()
    await page.getByLabel(/Who gets it/).fill('Ben Example')
    await page.getByLabel(/Their phone/).fill('555 010 0199')
    await page.getByLabel(/Message on the card/).fill('Happy birthday, Ada!')
    await page.reload()
    await expect(page.getByLabel(/Message on the card/)).toHaveValue('Happy birthday, Ada!')
    await expect(page.getByLabel(/Who gets it/)).toHaveValue('Ben Example')
    await expect(page.getByLabel(/Their phone/)).toHaveValue('555 010 0199')
    await expect(page.getByRole('checkbox', { name: 'Hide the prices' })).toBeChecked()
    await fillCheckout(page, testCard.approved)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\/.+/)
    const main = page.getByRole('main')
    await expect(main).toContainText('A present: gift wrap, no prices in the parcel')
    await expect(main).toContainText('Happy birthday, Ada!')
    await expect(main).toContainText('For Ben Example')
    await expect(main).toContainText('The courier calls +1 5550100199.')
    await expect(main.getByRole('region', { name: 'Delivery' })).toContainText('Ben Example')
    const { text } = await space.lastMail('ada@example.com')
    expect(text).toMatch(/^Hello Ada/m)
    expect(text).toContain('It goes to Ben Example, ')
    expect(text).toMatch(/On the card:\s+\S*Happy birthday, Ada!/)
    expect(text).toContain('The courier calls +1 5550100199.')
    expect(text).toContain('no prices')

    await page.getByRole('link', { name: 'Track this order' }).click()
    const order = page.getByRole('region', { name: 'Your order' })
    await expect(order).toContainText('A present')
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await order.getByRole('button', { name: 'Print the gift slip' }).click()
    await page.emulateMedia({ media: 'print' })
    const slip = page.getByRole('article', { name: /^Gift slip for order/ })
    await expect(slip).toContainText('Happy birthday, Ada!')
    await expect(slip).toContainText('Orboot Mars')
    await expect(main).not.toContainText('$', { useInnerText: true })
    await page.emulateMedia({ media: null })
    await order.getByRole('button', { name: 'Order again' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
  },
)

test('a box ticked on a toy’s page is ticked in the cart, and checkout shows what was typed in the cart (§2.90)', async ({
  page,
}) => {
  await openReady(page, '/orboot/mars')
  const box = page.getByRole('checkbox', { name: /This order is a present/ })
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await openCart(page)
  await expect(box).toBeChecked()
  await page.getByLabel(/Who gets it/).fill('Ben Example')
  await page.getByRole('checkbox', { name: 'Hide the prices' }).uncheck()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.getByLabel(/Who gets it/)).toHaveValue('Ben Example')
  await expect(page.getByRole('checkbox', { name: 'Hide the prices' })).not.toBeChecked()
  await box.uncheck()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(box).not.toBeChecked()
})

test('a toy’s page answers for the day that was chosen in the gift guide (§2.92)', async ({
  page,
  space,
}) => {
  await space.setClock('2026-11-24T12:00:00.000Z')
  await openReady(page, '/gift-guide')
  await page.getByRole('button', { name: 'Is it for a birthday?' }).click()
  await page.getByLabel('The birthday').fill('2026-12-24')
  await page.getByRole('link', { name: 'Orboot Mars', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orboot Mars' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('In time for Dec 24.')
})

test('the cart says whether the parcel arrives before a birthday, and so does checkout (§2.92)', async ({
  page,
  space,
}) => {
  await space.setClock('2026-11-24T12:00:00.000Z')
  await toCheckout(page)
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByText('Is it for a birthday?').click()
  const day = page.getByLabel('The birthday')
  const main = page.getByRole('main')
  await day.fill('2026-11-26')
  await expect(main).toContainText('It does not arrive before Nov 26.')
  await day.fill('2026-11-30')
  await expect(main).toContainText('We cannot promise it before Nov 30.')
  await day.fill('2026-12-24')
  await expect(main).toContainText('In time for Dec 24.')
  await expect(main).toContainText('You can order until Dec 15.')
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
    'In time for Dec 24.',
  )
})

test('a product page says whether the toy arrives before a birthday, and the cart keeps the day', async ({
  page,
  space,
}) => {
  await space.setClock('2026-11-24T12:00:00.000Z')
  await page.goto('/orboot/mars')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Is it for a birthday?' }).click()
  const day = page.getByLabel('The birthday')
  await expect(day).toBeFocused()
  await day.fill('2026-11-26')
  await expect(main).toContainText('It does not arrive before Nov 26.')
  await day.fill('2026-12-24')
  await expect(main).toContainText('In time for Dec 24.')
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await openCart(page)
  await expect(main).toContainText('In time for Dec 24.')
})
