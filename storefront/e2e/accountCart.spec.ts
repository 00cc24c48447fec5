import { createAccountByCalls, logIn, logOut, profileMenu, signUp } from './support/account.ts'
import { addFrom } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'

/* The cart of an account (docs/decisions/202). */

const bag = (count: number) => new RegExp(`^Cart, ${count} `)

test(
  'signing in adds the guest’s cart to the account’s once, and logging out empties the browser’s cart',
  { tag: '@gate' },
  async ({ page, space }) => {
    await addFrom(page, '/tacto/chess')
    await page.keyboard.press('Escape')
    await signUp(page, space)
    await expect(page.getByRole('button', { name: bag(1) })).toBeVisible()
    await logOut(page)
    await expect(page.getByRole('button', { name: bag(1) })).toBeHidden()
    await addFrom(page, '/orboot/earth')
    await page.keyboard.press('Escape')
    await logIn(page)
    await expect(profileMenu(page)).toBeVisible()
    await expect(page.getByRole('button', { name: bag(2) })).toBeVisible()
    await expect(page.getByText('The toys from your account are in your cart, too.')).toBeVisible()
    await page.reload()
    await expect(profileMenu(page)).toBeVisible()
    await expect(page.getByRole('button', { name: bag(2) })).toBeVisible()
  },
)

test('a cart that cannot be merged at once stays and is merged later', async ({ page, space }) => {
  await addFrom(page, '/tacto/chess')
  await page.keyboard.press('Escape')
  await space.addFault({ path: '/user/cart', drop: 'after', times: 1 })
  await signUp(page, space)
  await expect(page.getByRole('button', { name: bag(1) })).toBeVisible()
  await expect.poll(() => space.countCalls('/user/cart')).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: bag(1) })).toBeVisible()
})

test(
  'the account’s cart is the same on every device',
  { tag: '@gate' },
  async ({ page, browser, shop, space }) => {
    await createAccountByCalls(page, space)
    await addFrom(page, '/tacto/chess')
    await page.keyboard.press('Escape')
    const joined = page.waitForResponse(
      (response) => response.url().endsWith('/user/cart') && response.request().method() === 'POST',
    )
    await logIn(page)
    await joined
    const headers = space.headers
    const other = await (await browser.newContext({ extraHTTPHeaders: headers })).newPage()
    await other.goto(shop.url)
    await logIn(other)
    await expect(other.getByRole('button', { name: bag(1) })).toBeVisible()
    await other.context().close()
  },
)
