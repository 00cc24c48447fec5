import type { Page } from '@playwright/test'
import { logOut, signInByCalls, createAccountByCalls } from './support/account.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test } from './support/ownSpace.ts'

/* The wish list: without an account, by link, and in an account. */

const heart = /^Add to wish list: Orboot Mars$/

/** Resolves when the store has answered a change of the account's wish list. */
const sentWishes = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/user/wishlist') && response.request().method() === 'POST',
  )

test(
  'a visitor keeps a wish list without an account, and another opens it by its link (§2.91)',
  { tag: '@gate' },
  async ({ page, browser, space }) => {
    await page.goto('/orboot/mars')
    await page.getByRole('button', { name: heart }).click()
    await page.getByRole('link', { name: 'See the list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your wish list' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Mars')

    const other = await browser.newPage({ extraHTTPHeaders: space.headers })
    await other.goto(new URL('/wishlist?toys=orboot_mars,tacto_chess&cc=GB', page.url()).href)
    const main = other.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('A wish list shared with you')
    await expect(main).toContainText('£')
    await main.getByRole('button', { name: 'Keep all on my list' }).click()
    await expect(main).toContainText('They are on your list now.')
    await main.getByRole('button', { name: /Add to cart.*Chess/ }).click()
    await expect(other.getByRole('dialog', { name: 'Your cart' })).toContainText('Tacto Chess')
    await other.close()
  },
)

test('a button copies the link to the list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/orboot/mars')
  await page.getByRole('button', { name: heart }).click()
  await page.getByRole('link', { name: 'See the list' }).click()
  await page.getByRole('button', { name: 'Share the list' }).click()
  await expect(page.getByRole('main')).toContainText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const address = new URL('/wishlist?cc=US&toys=orboot_mars&list=', page.url()).href
  expect(link.slice(0, address.length)).toBe(address)
  expect(link.slice(address.length)).toMatch(/^[0-9a-f]{32}$/)
})

test(
  'the list joins the account, shows on another device, and is removed at sign-out (§2.91)',
  { tag: '@gate' },
  async ({ page, browser, space }) => {
    await createAccountByCalls(page, space)
    await page.goto('/orboot/mars')
    await page.getByRole('button', { name: heart }).click()
    // A press before hydration counts only after it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('stemside.wishes')))
      .toContain('orboot_mars')
    await signInByCalls(page, space)
    const joined = sentWishes(page)
    await page.reload()
    await joined

    const device = await browser.newContext({ extraHTTPHeaders: space.headers })
    const other = await device.newPage()
    await other.goto(new URL('/', page.url()).href)
    await signInByCalls(other, space)
    await other.goto(new URL('/wishlist', page.url()).href)
    await expect(other.getByRole('main')).toContainText('Mars')
    const removed = sentWishes(other)
    await other.getByRole('button', { name: /^Remove from wish list: Orboot Mars/ }).click()
    await expect(other.getByRole('main')).toContainText('Nothing wished for yet')
    await removed
    await device.close()

    await page.goto('/wishlist')
    await expect(page.getByRole('main')).toContainText('Nothing wished for yet')
    await logOut(page)
    expect(await page.evaluate(() => localStorage.getItem('stemside.wishes'))).toBeNull()
  },
)

test(
  'what a giver buys from a shared list is marked for the next giver and for its owner (§2.91)',
  { tag: '@gate' },
  async ({ page, browser, space }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const path of ['/orboot/mars', '/tacto/chess']) {
      await page.goto(path)
      await page.getByRole('button', { name: /^Add to wish list/ }).click()
      await expect(page.getByRole('link', { name: 'See the list' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'See the list' }).click()
    await page.getByRole('button', { name: 'Share the list' }).click()
    await expect(page.getByRole('main')).toContainText('Link copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const device = await browser.newContext({ extraHTTPHeaders: space.headers })
    const giver = await device.newPage()
    await giver.goto(link)
    await giver.getByRole('button', { name: /Add to cart.*Mars/ }).click()
    await expect(giver.getByRole('dialog', { name: 'Your cart' })).toContainText('Mars')
    await giver.goto('/checkout/guest')
    await expect(giver.getByRole('checkbox', { name: /^Mark Orboot Mars as bought/ })).toBeChecked()
    await fillCheckout(giver, testCard.approved)
    await giver.getByRole('button', { name: /^Pay / }).click()
    await expect(giver).toHaveURL(/\/thankyou\/STEM-/)

    await giver.goto(link)
    const bought = giver.getByRole('region', { name: 'Already bought' })
    await expect(bought.getByRole('article')).toHaveCount(1)
    await expect(bought).toContainText('Mars')
    await device.close()

    await page.reload()
    await expect(page.getByRole('region', { name: 'Already bought' })).toContainText('Mars')
  },
)

test('the pressed heart keeps the focus, and a second press removes the toy', async ({ page }) => {
  await page.goto('/orboot/mars')
  await page.getByRole('button', { name: heart }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'See the list' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove from wish list/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: heart })).toBeFocused()
  await expect(page.getByRole('link', { name: 'See the list' })).toBeHidden()
})

test('a heart on a card of the listing keeps the toy without an account', async ({ page }) => {
  await page.goto('/shop')
  const main = page.getByRole('main')
  const wish = main.getByRole('button', { name: heart })
  // The hearts load at the first input after hydration.
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.keyboard.press('Tab')
  await wish.click()
  const unwish = main.getByRole('button', { name: 'Remove from wish list: Orboot Mars' })
  await expect(unwish).toBeVisible()
  await page.reload()
  await expect(unwish).toBeVisible()
  await page.goto('/wishlist')
  await expect(main).toContainText('Mars')
  await page.goto('/shop')
  await unwish.click()
  await expect(wish).toBeVisible()
  await page.goto('/wishlist')
  await expect(main).toContainText('Nothing wished for yet')
})
