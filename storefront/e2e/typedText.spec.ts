import type { Page } from '@playwright/test'
import { endSession, popup, welcome } from './support/account.ts'
import { ada, monday, placeOrder } from './support/orders.ts'
import { expect, test, type OwnSpace } from './support/ownSpace.ts'

/*
 * The session ends while a shopper fills a form of the account, and the shopper signs in again with
 * Google, which leaves the page. The page then restores the typed text (§4.70, docs/decisions/252).
 */

const main = (page: Page) => page.getByRole('main')

async function chooseAtGoogle(page: Page, name: RegExp) {
  await popup(page)
    .getByRole('button', { name: /Google/ })
    .click()
  await page.getByRole('button', { name }).click()
}

/** Creates Ada's account with the stand-in for Google. */
async function signUpWithGoogle(page: Page) {
  await page.goto('/?popup=signup')
  await chooseAtGoogle(page, /^Ada Sample/)
  // Before the popup has the focus, it may miss the key.
  await expect(welcome(page).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
}

/** Presses a button of the form after the session has ended, and signs in again with Google. */
async function loseSessionAt(page: Page, button: string, name = /^Ada Sample/) {
  await endSession(page)
  await main(page).getByRole('button', { name: button }).click()
  await expect(popup(page).getByRole('alert')).toHaveText('Please sign in to see that page.')
  await chooseAtGoogle(page, name)
}

const keptText = (page: Page) => page.evaluate(() => sessionStorage.getItem('stemside.typed'))

test(
  'an edited profile is restored, can be saved, and is then deleted from storage',
  { tag: '@gate' },
  async ({ page, space: _space }) => {
    await signUpWithGoogle(page)
    await page.goto('/profile/edit')
    await main(page).getByLabel('Name').fill('Typed Sample')
    await main(page)
      .getByLabel(/^Phone/)
      .fill('555 010-0199')
    await loseSessionAt(page, 'Save profile')
    await expect(page).toHaveURL('/profile/edit')
    await expect(main(page).getByLabel('Name')).toHaveValue('Typed Sample')
    await expect(main(page).getByLabel(/^Phone/)).toHaveValue('555 010-0199')
    await expect.poll(() => keptText(page)).toBeNull()
    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(main(page).getByText('Your profile is saved.')).toBeVisible()
    await page.reload()
    await expect(main(page).getByLabel('Name')).toHaveValue('Typed Sample')
  },
)

test('a new address is restored in its open form', async ({ page, space: _space }) => {
  await signUpWithGoogle(page)
  await page.goto('/profile/addresses')
  await main(page).getByRole('button', { name: 'Add an address' }).click()
  await main(page).getByLabel('Country').selectOption('India')
  await main(page).getByLabel('Address', { exact: true }).fill('14 Example Marg')
  await main(page).getByLabel('City', { exact: true }).fill('Pune')
  await main(page).getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await main(page).getByLabel('PIN code').fill('411001')
  await loseSessionAt(page, 'Save address')
  await expect(page).toHaveURL('/profile/addresses')
  await expect(main(page).getByLabel('Address', { exact: true })).toHaveValue('14 Example Marg')
  await main(page).getByRole('button', { name: 'Save address' }).click()
  await expect(main(page).locator('address')).toContainText(['14 Example Marg'])
})

/** Delivers Ada's order of two globes, and fills the form that returns one. */
async function fillReturn(page: Page, space: OwnSpace): Promise<void> {
  await space.setClock(monday)
  const cart = [{ sku: 'orboot', quantity: 2 }]
  const id = await placeOrder(page, space, cart, 90.98, { customer: ada })
  await space.setClock('2026-12-03T09:00:00.000Z')
  await signUpWithGoogle(page)
  await page.goto(`/profile/returns?order=${id}`)
  await main(page).getByRole('button', { name: 'One Orboot Earth more' }).click()
  await main(page).getByLabel('Why?').selectOption('damaged')
  await main(page)
    .getByLabel(/^Anything that helps/)
    .fill('The stand is bent')
}

test('a return is restored with its units, reason and comment', async ({ page, space }) => {
  await fillReturn(page, space)
  await loseSessionAt(page, 'Start this return')
  await expect(main(page).getByText('We give back $45.49')).toBeVisible()
  await expect(main(page).getByLabel('Why?')).toHaveValue('damaged')
  await expect(main(page).getByLabel(/^Anything that helps/)).toHaveValue('The stand is bent')
  await main(page).getByRole('button', { name: 'Start this return' }).click()
  await expect(main(page).getByText('Your return is noted')).toBeVisible()
})

test('another account that signs in does not get the typed text', async ({
  page,
  space: _space,
}) => {
  await signUpWithGoogle(page)
  await page.goto('/profile/edit')
  await main(page).getByLabel('Name').fill('Typed Sample')
  await loseSessionAt(page, 'Save profile', /^Maya/)
  await expect(welcome(page).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page).getByLabel('Name')).toHaveValue(/^Maya/)
  await expect.poll(() => keptText(page)).toBeNull()
})
