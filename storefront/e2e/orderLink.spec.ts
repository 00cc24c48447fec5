import { sam, signUpByCalls } from './support/account.ts'
import { expectNoViolations } from './support/axe.ts'
import { monday, placeOrder } from './support/orders.ts'
import { expect, test, type OwnSpace } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* The links in the mails of an order open it without typing (§4.76). */

const book = 'whos_the_monster_in_oko'
const globe = [{ sku: 'orboot', quantity: 1 }]

/** The link with this label in the last mail to Sam, as a path of the shop. */
async function linkInMail(space: OwnSpace, label: string): Promise<string> {
  const { text } = await space.lastMail(sam.email)
  const [, link = ''] = new RegExp(`${label}: https?://[^/]+(\\S+)`).exec(text) ?? []
  expect(link).toContain('#key=')
  return link
}

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport })

    test('a guest sends a toy back from the link in the mail, without typing who they are', async ({
      page,
      space,
    }) => {
      await space.setClock(monday)
      const id = await placeOrder(page, space, globe, 51.48)
      await space.setClock('2026-12-02T09:00:00.000Z')
      await expect.poll(() => space.lastSubject(sam.email)).toBe(`Your order ${id} has arrived`)
      await page.goto(await linkInMail(space, 'Send something back'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Send something back')
      await main.getByLabel('Why?').selectOption('no-longer-wanted')
      await expectNoViolations(page)
      await main.getByRole('button', { name: 'Start this return' }).click()
      await expect(main.getByRole('heading', { name: 'Your return is noted' })).toBeFocused()
      await expect(main).toContainText('Post it by December 16, 2026')
      expect(new URL(page.url()).hash).toBe('')
      await page.reload()
      await expect(main).toContainText('Post it by December 16, 2026')
      await expect(main.getByRole('button', { name: 'Print the address label' })).toBeVisible()
    })

    test('a guest prints the invoice and cancels the order by the link in the mail (§4.37)', async ({
      page,
      space,
    }) => {
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printing', '')
      })
      await space.setClock(monday)
      const id = await placeOrder(page, space, globe, 51.48)
      await page.goto(await linkInMail(space, 'See your order'))
      const main = page.getByRole('main')
      const order = main.getByRole('region', { name: 'Your order' })
      await order.getByRole('button', { name: 'Print the invoice' }).click()
      await expect(page.locator('body[data-printing]')).toBeAttached()
      const invoice = main.getByRole('article', { name: `Invoice for order ${id}` })
      await page.emulateMedia({ media: 'print' })
      await expect(invoice).toBeVisible()
      await expect(invoice).toContainText('$51.48')
      await expect(order).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await expectNoViolations(page)
      await order.getByRole('button', { name: 'Cancel this order' }).click()
      const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
      await expect(question).toContainText('We give back $51.48')
      await question.getByRole('button', { name: 'Cancel the order' }).click()
      await expect(order).toContainText('Your order is cancelled. We give back $51.48.')
      await expect(order).toContainText('This order was cancelled.')
      await expect(order.locator(':focus')).toHaveText(/^Your order is cancelled/)
      await expect.poll(() => space.lastSubject(sam.email)).toBe(`Your order ${id} is cancelled`)
      await page.reload()
      await expect(order).toContainText('This order was cancelled.')
    })
  })
}

test('the link opens the order at once, keeps its key out of address and storage, and works after a reload', async ({
  page,
  space,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
  const id = await placeOrder(page, space, globe, 51.48)
  const link = await linkInMail(space, 'See your order')
  const [, key = ''] = link.split('#key=')
  await page.goto(link)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeVisible()
  await expect(page).toHaveURL(`/tracking?order=${id}`)
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain(key)
  expect(await page.evaluate(() => document.cookie)).not.toContain(key)
  await page.reload()
  await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeVisible()
  expect(sent.filter((text) => text.includes(key.slice(0, 40)))).toEqual([])
})

test('number and email show the order, and a sentence leads to its mail (§4.76)', async ({
  page,
  space,
}) => {
  const id = await placeOrder(page, space, globe, 51.48)
  await page.goto('/tracking')
  await page.getByLabel('Order number').fill(id)
  const main = page.getByRole('main')
  await main.getByLabel('Email address').fill(sam.email)
  await main.getByRole('button', { name: 'Track my order' }).click()
  const order = main.getByRole('region', { name: 'Your order' })
  await expect(order).toContainText(
    'To cancel it or to print its invoice, open the link in our email',
  )
  await expect(order.getByRole('button', { name: /Cancel|invoice/ })).toHaveCount(0)
  const answer = await page.request.post('/user/orders', {
    data: { orderId: id, status: 'cancelled' },
    headers: space.headers,
  })
  expect(answer.status()).toBe(401)
})

test('the link works in a tab that shows its page already, locked', async ({ page, space }) => {
  const id = await placeOrder(page, space, globe, 51.48)
  await page.goto(`/tracking?order=${id}`)
  const order = page.getByRole('main').getByRole('heading', { name: `Order ${id}` })
  await expect(page.getByLabel('Order number')).toHaveValue(id)
  await expect(order).toBeHidden()
  await page.goto(await linkInMail(space, 'See your order'))
  await expect(order).toBeVisible()
  await expect(page).toHaveURL(`/tracking?order=${id}`)
})

test('the link in the mail opens the e-storybook', async ({ page, space }) => {
  await placeOrder(page, space, [{ sku: book, quantity: 1 }], 4.99)
  await page.goto(await linkInMail(space, 'Read Who’s the Monster in Oko\\?'))
  await expect(page.getByRole('region', { name: /page 1 of 12/ })).toBeVisible()
})

test('a link that has expired says so, and the page asks for number and email', async ({
  page,
  space,
}) => {
  await space.setClock(monday)
  const id = await placeOrder(page, space, globe, 51.48)
  const link = await linkInMail(space, 'See your order')
  await space.setClock('2027-03-01T09:00:00.000Z')
  await page.goto(link)
  await expect(page.getByText(/This link does not open your order any more/)).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue(id)
  await expect(page).toHaveURL(`/tracking?order=${id}`)
})

test('Log Out closes an order that a mail has opened', async ({ page, space }) => {
  await signUpByCalls(page, space)
  const id = await placeOrder(page, space, globe, 51.48)
  await page.goto(await linkInMail(space, 'See your order'))
  const order = page.getByRole('main').getByRole('heading', { name: `Order ${id}` })
  await expect(order).toBeVisible()
  await page.getByRole('button', { name: /Sam/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.locator('header[data-session="unauthenticated"]')).toBeAttached()
  await page.goto(`/tracking?order=${id}`)
  await expect(page.getByLabel('Order number')).toHaveValue(id)
  await expect(order).toBeHidden()
})
