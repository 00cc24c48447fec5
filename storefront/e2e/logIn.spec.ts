import {
  createAccountByCalls,
  fillLogIn,
  openLogIn,
  popup,
  profileMenu,
  startSessionByCalls,
} from './support/account.ts'
import { holdRequests } from './support/holdRequests.ts'
import { expect, test } from './support/ownSpace.ts'

/*
 * "Log In" before the shop's script has come, and before it is known who is signed in. The signed-in
 * shopper's browser has no hint of the session, so the page offers to log in (docs/decisions/408).
 */

test(
  'a press on "Log In" before the shop’s script has come opens the popup',
  { tag: '@gate' },
  async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/index-[^/]+\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    const opener = page.getByRole('button', { name: 'Log In', exact: true })
    await opener.click()
    await expect(opener).toHaveAttribute('data-waiting')
    await expect(popup(page)).toBeHidden()
    release()
    await expect(popup(page)).toHaveAccessibleName('Log in to Stemside')
  },
)

test(
  '"Log In" opens the popup before the session is known; a signed-in shopper is greeted instead',
  { tag: '@gate' },
  async ({ page, space }) => {
    await createAccountByCalls(page, space)
    await startSessionByCalls(page, space)
    const release = await holdRequests(page, /\/api\/auth\/session/)
    await page.goto('/')
    await openLogIn(page)
    release()
    await expect(popup(page)).toBeHidden()
    await expect(page.getByText('Hi Sam Sample, you are signed in.')).toBeVisible()
    await expect(profileMenu(page)).toBeVisible()
    await expect(page.locator('body :focus')).toBeVisible()
  },
)

test('the popup stays open with what was typed when the shopper turns out to be signed in', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await startSessionByCalls(page, space)
  const release = await holdRequests(page, /\/api\/auth\/session/)
  await page.goto('/')
  await openLogIn(page)
  await popup(page).getByLabel('Email address').fill('m')
  release()
  await expect(page.locator('header[data-session="authenticated"]')).toBeAttached()
  await expect(popup(page).getByLabel('Email address')).toHaveValue('m')
  await fillLogIn(page)
  await expect(popup(page)).toBeHidden()
})
