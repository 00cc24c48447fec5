import { expectNoViolations } from './support/axe.ts'
import { endSession, fillLogIn, sam, signUpByCalls } from './support/account.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* A bought e-storybook opens only for its buyer (§2.70). */

const sku = 'whos_the_monster_in_oko'

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport })

    test('a book opens from the order, and can be read by keyboard alone', async ({
      page,
      space,
    }) => {
      await signUpByCalls(page, space)
      const id = await placeOrder(page, space, [{ sku, quantity: 1 }], 4.99)
      await page.goto(`/profile/orders/${id}`)
      const read = page.getByRole('main').getByRole('link', { name: 'Read it now' })
      await read.focus()
      await page.keyboard.press('Enter')
      const book = page.getByRole('region', { name: /page 1 of 12/ })
      await expect(book).toBeFocused()
      await expect(book).toContainText('something began to hum')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('region', { name: /page 2 of 12/ })).toContainText('a low hum')
      await page.keyboard.press('End')
      await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
      await expectNoViolations(page)
    })
  })
}

test('a book stays closed for others at its own canonical address, and opens after its buyer has logged in (§2.18)', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  const id = await placeOrder(page, space, [{ sku, quantity: 1 }], 4.99)
  await endSession(page)
  await page.goto(`/storybooks/read/${id}/${sku}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This book opens for its buyer')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/storybooks/read/${id}/${sku}$`),
  )
  await main.getByLabel('Email address').fill('robin@example.com')
  await main.getByRole('button', { name: 'Open the book' }).click()
  await expect(main.getByText(/not of this email address/)).toBeVisible()
  await main.getByRole('button', { name: 'Log in' }).click()
  await fillLogIn(page)
  await expect(page.getByRole('region', { name: /page 1 of 12/ })).toBeVisible()
})

test('a book opens by the email address of the order, also after a fault', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  const id = await placeOrder(page, space, [{ sku, quantity: 1 }], 4.99)
  await endSession(page)
  await space.addFault({ path: `/orders/${id}/books/${sku}`, status: 503, times: 1 })
  await page.goto(`/storybooks/read/${id}/${sku}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Try again' }).click()
  await main.getByLabel('Email address').fill(sam.email)
  await main.getByRole('button', { name: 'Open the book' }).click()
  await expect(page.getByRole('region', { name: /page 1 of 12/ })).toBeVisible()
})

test('keys and swipes turn a sample’s pages, and the bought book opens from thank-you page and mail', async ({
  page,
  space,
}) => {
  await page.goto('/storybooks')
  await page.getByRole('button', { name: 'Next page' }).first().click()
  const first = (where: RegExp) => page.getByRole('region', { name: where })
  await expect(first(/Oko\?, page 2 of 12/)).toContainText('a low hum')
  await page.keyboard.press('ArrowRight')
  await expect(first(/Oko\?, page 3 of 12/)).toContainText('a hundred teeth')
  const box = await first(/Oko\?, page 3 of 12/).boundingBox()
  if (box === null) throw new Error('The book is not laid out')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2)
  await page.mouse.up()
  const end = first(/Oko\?, the end of the sample/)
  await expect(end).toContainText('9 more pages')
  await expectNoViolations(page)
  await end.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Who’s the Monster')
  await page.goto('/checkout/guest')
  await fillCheckout(page, testCard.approved)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'Yours to read now' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Read it now' }).click()
  await expect(page.getByRole('region', { name: /page 1 of 12/ })).toBeFocused()
  const { pathname } = new URL(page.url())
  const { subject, text } = await space.lastMail('ada@example.com')
  expect(subject).toBe('Your e-storybook is ready')
  expect(text).toContain(pathname)
  // Another person who has the link.
  await page.evaluate(() => localStorage.clear())
  await page.goto(pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This book opens for its buyer')
})

test('the Emirates, which sell no storybooks, show no samples', async ({ page }) => {
  await page.goto('/storybooks?cc=AE')
  await expect(
    page.getByText('We do not sell these in the United Arab Emirates yet.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0)
})
