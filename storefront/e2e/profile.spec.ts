import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expectVisitor,
  codeField,
  codeFor,
  createAccountByCalls,
  endSession,
  fillLogIn,
  logIn,
  popup,
  press,
  profileMenu,
  sam,
  signInByCalls,
  signUpByCalls,
} from './support/account.ts'
import { expectNoViolations } from './support/axe.ts'
import { collectConsoleErrors } from './support/console.ts'
import { holdRequests } from './support/holdRequests.ts'
import { expect, test } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* The profile pages (§2.9, §2.74, §2.75, §4.2) in the built shop. */

async function open(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const main = (page: Page) => page.getByRole('main')
/** The saved addresses. */
const cards = (page: Page) => main(page).locator('address')

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport })

    test('a visitor is asked to sign in with SessionRequired, and comes back (§4.2)', async ({
      page,
      space,
    }) => {
      await signUpByCalls(page, space)
      await endSession(page)
      await page.goto('/profile/edit')
      await expect(popup(page).getByRole('alert')).toHaveText('Please sign in to see that page.')
      await expect(page).toHaveURL('/')
      await fillLogIn(page)
      await expect(page).toHaveURL('/profile/edit')
      await expect(main(page).getByLabel('Name')).toHaveValue(sam.name)
    })

    test('a shopper changes the profile, and the header greets by the new name', async ({
      page,
      space,
    }) => {
      const consoleErrors = collectConsoleErrors(page)
      await signUpByCalls(page, space)
      await open(page, '/profile/edit', 'Edit Profile')
      await expect(main(page).getByLabel('Email address')).toHaveValue(sam.email)
      await expectNoViolations(page)
      await main(page).getByLabel('Name').fill('Samira Sample')
      await main(page).getByLabel('Phone').fill('12')
      await main(page).getByRole('button', { name: 'Save profile' }).click()
      await expect(main(page).getByText('Please enter a 10 digit phone number')).toBeVisible()
      await main(page).getByLabel('Phone').fill('555 010-0199')
      await main(page).getByRole('button', { name: 'Save profile' }).click()
      await expect(main(page).getByText('Your profile is saved.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Account of Samira Sample' })).toBeVisible()
      await page.reload()
      await expect(main(page).getByLabel('Phone')).toHaveValue('5550100199')
      expect(consoleErrors()).toEqual([])
    })

    test('a shopper adds, edits, deletes and restores addresses, and chooses the default', async ({
      page,
      space,
    }) => {
      await signUpByCalls(page, space)
      await open(page, '/profile/addresses', 'Addresses')
      await addAddress(page, '1 Sample Street')
      await expectNoViolations(page)
      await addAddress(page, '2 Sample Street')
      await main(page).getByRole('button', { name: 'Make default 2 Sample Street' }).click()
      await expect(main(page).getByText('Checkout proposes this address')).toBeVisible()
      await expect(cards(page).first()).toContainText('2 Sample Street')
      await main(page).getByRole('button', { name: 'Edit 2 Sample Street' }).click()
      await expect(main(page).getByLabel('Address', { exact: true })).toBeFocused()
      await main(page).getByLabel('Address', { exact: true }).fill('3 Sample Street')
      await main(page).getByRole('button', { name: 'Save address' }).click()
      await expect(main(page).getByText('Address saved.')).toBeVisible()
      await main(page).getByRole('button', { name: 'Delete 3 Sample Street' }).click()
      await expect(main(page).getByText('Address deleted.')).toBeVisible()
      await expect(cards(page)).toHaveCount(1)
      await main(page).getByRole('button', { name: 'Undo' }).click()
      await expect(cards(page).first()).toContainText('3 Sample Street')
      await page.reload()
      await expect(cards(page)).toContainText(['3 Sample Street', '1 Sample Street'])
    })
  })
}

async function addAddress(page: Page, street: string) {
  await main(page).getByRole('button', { name: 'Add an address' }).click()
  await main(page).getByLabel('Address', { exact: true }).fill(street)
  await main(page).getByLabel('City', { exact: true }).fill('Springfield')
  await main(page).getByRole('combobox', { name: 'State' }).selectOption('Illinois')
  await main(page).getByLabel(/ZIP/).fill('62701')
  await main(page).getByRole('button', { name: 'Save address' }).click()
  await expect(cards(page).filter({ hasText: street })).toBeVisible()
}

test('a shopper opens the profile from the menu and changes the name by keyboard alone', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await page.goto('/')
  await expect(profileMenu(page)).toBeVisible()
  await profileMenu(page).focus()
  // Focus loads the menu's code.
  await expect(profileMenu(page)).toHaveAttribute('data-state', 'closed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile/edit')
  const name = main(page).getByLabel('Name')
  await expect(name).toHaveValue(sam.name)
  for (let presses = 0; presses < 12 && !(await isFocused(name)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Junior')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Your profile is saved.')).toBeVisible()
})

function isFocused(locator: ReturnType<Page['getByLabel']>): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

test(
  'a form keeps its values when the session ends before it is sent (§4.70)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    await open(page, '/profile/edit', 'Edit Profile')
    const name = main(page).getByLabel('Name')
    await expect(name).toHaveValue(sam.name)
    await name.fill('Typed Sample')
    await endSession(page)
    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(popup(page).getByRole('alert')).toHaveText('Please sign in to see that page.')
    await fillLogIn(page)
    await expect(popup(page)).toBeHidden()
    await expect(name).toHaveValue('Typed Sample')
    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(main(page).getByText('Your profile is saved.')).toBeVisible()
  },
)

test(
  'a shopper changes the password by a code, and stays signed in on this device only',
  { tag: '@gate' },
  async ({ page, browser, baseURL, space }) => {
    await signUpByCalls(page, space)
    const otherDevice = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { ...space.headers },
      storageState: await page.context().storageState(),
    })
    await open(page, '/profile/edit', 'Edit Profile')
    await main(page).getByRole('button', { name: 'Change password' }).click()
    await expect(popup(page)).toHaveAccessibleName('Change your password')
    await expect(popup(page).getByLabel('Email address')).toHaveValue(sam.email)
    await press(page, 'Verify')
    await codeField(page).fill(await codeFor(page, space))
    await press(page, 'Verify')
    await popup(page).getByLabel('New password', { exact: true }).fill('kites in the hall')
    await popup(page).getByLabel('Repeat new password').fill('kites in the hall')
    await press(page, 'Update password')
    await expect(popup(page)).toHaveAccessibleName('Password Updated Successfully')
    await press(page, 'Done')
    await expect(popup(page)).toBeHidden()
    await page.reload()
    await expect(main(page).getByLabel('Name')).toHaveValue(sam.name)
    const other = await otherDevice.newPage()
    await other.goto('/profile/edit')
    await expect(popup(other)).toHaveAccessibleName('Log in to Stemside')
    await otherDevice.close()
  },
)

test('a shopper logs out on all other devices, and stays signed in on this one', async ({
  page,
  browser,
  baseURL,
  space,
}) => {
  await createAccountByCalls(page, space)
  const otherDevice = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { ...space.headers },
  })
  const other = await otherDevice.newPage()
  await signInByCalls(other, space)
  await open(other, '/profile/edit', 'Edit Profile')
  await signInByCalls(page, space)
  await open(page, '/profile/edit', 'Edit Profile')
  const button = main(page).getByRole('button', { name: 'Log out on all other devices' })
  await space.addFault({ path: '/user/logout-elsewhere', status: 503 })
  await button.click()
  await expect(
    main(page).getByText('Something went wrong in the store. Please try again.'),
  ).toBeVisible()
  await space.clearFaults()
  await button.click()
  await expect(main(page).getByText('You are signed in here alone now.')).toBeVisible()
  await page.reload()
  await expect(main(page).getByLabel('Name')).toHaveValue(sam.name)
  await other.reload()
  await expect(popup(other).getByRole('alert')).toHaveText('Please sign in to see that page.')
  await otherDevice.close()
})

test('/.well-known/change-password, which password managers open, leads to the profile', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL('/profile/edit')
  await expect(main(page).getByRole('button', { name: 'Change password' })).toBeVisible()
})

test('a shopper downloads the data that the shop keeps about the account', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await open(page, '/profile/edit', 'Edit Profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('stemside.json')
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { name: sam.name, email: sam.email } })
})

test(
  'a shopper erases the account by typing its email address, and nobody can log in to it',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    await open(page, '/profile/edit', 'Edit Profile')
    await main(page).getByRole('button', { name: 'Erase my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Erase your account?' })
    await expect(dialog.getByText(/What the law makes us keep/)).toBeVisible()
    await dialog.getByLabel(/^Type your email/).fill('robin@example.com')
    await dialog.getByRole('button', { name: 'Erase my account' }).click()
    await expect(dialog.getByText('This is not the email address of your account')).toBeVisible()
    await dialog.getByLabel(/^Type your email/).fill(sam.email)
    await dialog.getByRole('button', { name: 'Erase my account' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/^Your account is erased\./)).toBeVisible()
    await logIn(page)
    await expect(popup(page).getByRole('alert')).toHaveText(
      'The email address or the password is not right.',
    )
  },
)

for (const { name, fault } of [
  { name: 'down', fault: { drop: 'before' } },
  { name: 'broken', fault: { status: 503 } },
] as const) {
  test(`while the store is ${name}, the page shows a message and keeps its form, and works afterwards`, async ({
    page,
    space,
  }) => {
    await signUpByCalls(page, space)
    await space.addFault({ path: '/user/profile', ...fault })
    await open(page, '/profile/edit', 'Edit Profile')
    await expect(main(page).getByText('Your profile could not be shown just now.')).toBeVisible()
    await space.clearFaults()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await main(page).getByLabel('Name').fill('Typed Sample')
    await space.addFault({ path: '/user/profile', ...fault })
    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(main(page).getByText(/Nothing that you typed is lost/)).toBeVisible()
    await space.clearFaults()
    await expect(main(page).getByLabel('Name')).toHaveValue('Typed Sample')
    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(main(page).getByText('Your profile is saved.')).toBeVisible()
  })
}

test('the page waits for a slow store and does not redirect', async ({ page, space }) => {
  await signUpByCalls(page, space)
  const session = /\/api\/auth\/session/
  const addresses = /\/user\/addresses/
  const releaseSession = await holdRequests(page, session)
  const releaseAddresses = await holdRequests(page, addresses)
  const askedSession = page.waitForRequest(session)
  const askedAddresses = page.waitForRequest(addresses)
  const wait = main(page).getByRole('status', { name: 'Your addresses: one moment' })
  await open(page, '/profile/addresses', 'Addresses')
  await askedSession
  await expect(wait).toBeVisible()
  releaseSession()
  await askedAddresses
  await expect(wait).toBeVisible()
  releaseAddresses()
  await expect(main(page).getByRole('button', { name: 'Add an address' })).toBeVisible()
})

test(
  'logging out on a profile page leads home, without a popup',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    await open(page, '/profile/addresses', 'Addresses')
    await profileMenu(page).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    await expectVisitor(page)
    await expect(popup(page)).toBeHidden()
  },
)

test('/error?error=SessionRequired says why, and logging in leads to the wanted page (§8.10)', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await endSession(page)
  await page.goto('/error?error=SessionRequired&callbackUrl=%2Fprofile%2Faddresses')
  await expect(main(page).getByText(/^Please sign in to see that page\./)).toBeVisible()
  await main(page).getByRole('button', { name: 'Log In' }).click()
  await fillLogIn(page)
  await expect(page).toHaveURL('/profile/addresses')
})

test('/onboarding asks for the session each time it opens, and shows what is done (§2.6, §4.3)', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await open(page, '/profile/addresses', 'Addresses')
  await addAddress(page, '1 Sample Street')
  const before = await space.countCalls('/api/auth/session')
  await open(page, '/onboarding', 'Welcome, Sam!')
  await expect(main(page).getByText('Where do parcels go? (done)')).toBeVisible()
  await expect.poll(() => space.countCalls('/api/auth/session')).toBeGreaterThan(before)
  await expectNoViolations(page)
  await endSession(page)
  await page.goto('/onboarding')
  await expect(popup(page).getByRole('alert')).toHaveText('Please sign in to see that page.')
})
