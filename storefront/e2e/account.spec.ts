import type { Page } from '@playwright/test'
import {
  codeField,
  codeFor,
  createAccountByCalls,
  expectSignedUp,
  expectVisitor,
  fillAccount,
  fillLogIn,
  logIn,
  logOut,
  openLogIn,
  popup,
  press,
  profileMenu,
  sam,
  signUp,
  toNewAccount,
  welcome,
} from './support/account.ts'
import { expectNoViolations } from './support/axe.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* The account popup's flows in the built shop (specification §4, §5, §8). Codes come from the outbox. */

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport })

    test('a visitor signs up, logs out, and logs in by password', async ({ page, space }) => {
      const consoleErrors = collectConsoleErrors(page)
      await page.goto('/')
      await signUp(page, space)
      await logOut(page)
      await logIn(page)
      await expect(profileMenu(page)).toBeVisible()
      await page.reload()
      await expect(profileMenu(page)).toBeVisible()
      expect(consoleErrors()).toEqual([])
    })

    test('a password is reset, after which only the new one works (§2.44)', async ({
      page,
      space,
    }) => {
      await createAccountByCalls(page, space)
      await page.goto('/')
      await openLogIn(page)
      await press(page, 'Forgot Password')
      await popup(page).getByLabel('Email address').fill(sam.email)
      await press(page, 'Verify')
      await codeField(page).fill(await codeFor(page, space))
      await press(page, 'Verify')
      await popup(page).getByLabel('New password', { exact: true }).fill('kites in the hall')
      await popup(page).getByLabel('Repeat new password').fill('kites in the hall')
      await press(page, 'Update password')
      await expect(popup(page)).toHaveAccessibleName('Password Updated Successfully')
      await expect(popup(page)).toHaveAccessibleName('Log in to Stemside')
      await expect(popup(page).getByLabel('Email address')).toHaveValue(sam.email)
      await popup(page).getByLabel('Password', { exact: true }).fill(sam.password)
      await press(page, 'Sign In')
      await expect(popup(page).getByRole('alert')).toHaveText(
        'The email address or the password is not right.',
      )
      await popup(page).getByLabel('Password', { exact: true }).fill('kites in the hall')
      await press(page, 'Sign In')
      await expect(profileMenu(page)).toBeVisible()
    })

    test('a code logs in, and a new code is asked for after five wrong ones (§8.5)', async ({
      page,
      space,
    }) => {
      await createAccountByCalls(page, space)
      await page.goto('/')
      await openLogIn(page)
      await press(page, 'Continue with Email OTP')
      await popup(page).getByLabel('Email address').fill(sam.email)
      await press(page, 'Get an OTP')
      const right = await codeFor(page, space)
      const wrong = right === '0000' ? '1111' : '0000'
      for (const message of [
        ...Array.from({ length: 4 }, () => 'This code is not right, or it has expired.'),
        'Those were too many wrong codes.',
      ]) {
        await codeField(page).fill('')
        await codeField(page).fill(wrong)
        await press(page, 'Sign In')
        await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(message))
      }
      await codeField(page).fill(right)
      await press(page, 'Sign In')
      await expect(codeField(page)).toHaveAccessibleDescription(/code/)
      await press(page, 'Use another email address')
      await press(page, 'Get an OTP')
      await codeField(page).fill(await codeFor(page, space))
      await press(page, 'Sign In')
      await expect(profileMenu(page)).toBeVisible()
    })

    test('no screen has an axe violation', async ({ page, space }) => {
      await page.goto('/')
      await openLogIn(page)
      await expectNoViolations(page)
      await press(page, 'Sign up')
      await expectNoViolations(page)
      await press(page, 'Continue with email')
      await press(page, 'Create account')
      await expect(popup(page).getByText('Enter your email address')).toBeVisible()
      await expectNoViolations(page)
      await fillAccount(page)
      await press(page, 'Create account')
      await codeField(page).fill(await codeFor(page, space))
      await expectNoViolations(page)
      await press(page, 'Verify')
      await expect(welcome(page)).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

test('a typed email goes along from screen to screen, and is there after closing', async ({
  page,
}) => {
  await page.goto('/')
  await openLogIn(page)
  const field = popup(page).getByLabel('Email address')
  await field.fill('Sam.Typed@example.com')
  for (const link of ['Forgot Password', 'Back to Sign In', 'Continue with Email OTP']) {
    await press(page, link)
    await expect(field, link).toHaveValue('Sam.Typed@example.com')
  }
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await openLogIn(page)
  await expect(field).toHaveValue('Sam.Typed@example.com')
})

test('the forms show the specification’s messages', async ({ page }) => {
  await page.goto('/')
  await openLogIn(page)
  await press(page, 'Sign In')
  await expect(popup(page).getByText('Enter your email address')).toBeVisible()
  await expect(popup(page).getByText('Enter your password')).toBeVisible()
  await popup(page).getByLabel('Email address').fill('sam@')
  await press(page, 'Sign In')
  await expect(popup(page).getByText('Please enter a valid email id!')).toBeVisible()
  await press(page, 'Sign up')
  await press(page, 'Continue with email')
  await press(page, 'Create account')
  await expect(popup(page).getByText('This field is mandatory')).toHaveCount(3)
  await expect(popup(page).getByText('Please enter a 10 digit phone number')).toBeVisible()
  await popup(page).getByLabel('Password', { exact: true }).fill('one phrase')
  await popup(page).getByLabel('Repeat password').fill('another')
  await press(page, 'Create account')
  await expect(popup(page).getByText('Passwords do not match')).toBeVisible()
  // The popup clears its errors when it opens again.
  await page.keyboard.press('Escape')
  await openLogIn(page)
  await expect(popup(page).getByText('Enter your password')).toHaveCount(0)
})

test('a visitor signs up by keyboard alone, and the focus returns to the page', async ({
  page,
  space,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Log In', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(popup(page).getByLabel('Email address')).toBeFocused()
  await popup(page).getByRole('button', { name: 'Sign up' }).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page).getByRole('button', { name: 'Continue with email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page).getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(sam.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(sam.email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(popup(page).getByLabel('Phone')).toBeFocused()
  await page.keyboard.type(sam.phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(sam.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(sam.password)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await codeFor(page, space))
  await page.keyboard.press('Enter')
  await expectSignedUp(page)
  await expect(page.locator('body :focus')).toBeVisible()
})

/** Presses Tab until a button of the popup has the focus, then Enter. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = popup(page).getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 12; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

async function openLogInByKeys(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Log In', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(popup(page).getByLabel('Email address')).toBeFocused()
}

test('a shopper sets a new password, logs in with it and logs out by keyboard alone', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await page.goto('/')
  await openLogInByKeys(page)
  await pressByKeys(page, 'Forgot Password')
  await expect(popup(page).getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(sam.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await codeFor(page, space))
  await page.keyboard.press('Enter')
  await expect(popup(page).getByLabel('New password', { exact: true })).toBeFocused()
  await page.keyboard.type('kites in the hall')
  // The first Tab reaches the button that shows the password, the second one the next field.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('kites in the hall')
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveAccessibleName('Password Updated Successfully')
  await expect(popup(page).getByLabel('Email address')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('kites in the hall')
  await page.keyboard.press('Enter')
  await expect(profileMenu(page)).toBeVisible()
  await profileMenu(page).focus()
  // Focus loads the menu's code.
  await expect(profileMenu(page)).toHaveAttribute('data-state', 'closed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectVisitor(page)
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeFocused()
})

test('a shopper logs in with a code by keyboard alone, after a wrong code', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await page.goto('/')
  await openLogInByKeys(page)
  await pressByKeys(page, 'Continue with Email OTP')
  await expect(popup(page).getByLabel('Email address')).toBeFocused()
  await page.keyboard.type(sam.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  const code = await codeFor(page, space)
  await page.keyboard.type(code === '0000' ? '1111' : '0000')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription(/This code is not right/)
  await expect(codeField(page)).toBeFocused()
  // The refused digits are selected: typing replaces them.
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(profileMenu(page)).toBeVisible()
})

test('the code of the first mail still works after a second code was requested', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await page.goto('/')
  await openLogIn(page)
  await press(page, 'Continue with Email OTP')
  await popup(page).getByLabel('Email address').fill(sam.email)
  await press(page, 'Get an OTP')
  const first = await codeFor(page, space)
  // Another tab requests a code, too.
  await page.request.get(`/user/otp/generate?email=${sam.email}&login=1`, {
    headers: space.headers,
  })
  await codeField(page).fill(first)
  await press(page, 'Sign In')
  await expect(profileMenu(page)).toBeVisible()
})

/* Chromium repeats a request whose connection breaks, so some tests keep a fault until they clear it. */

test('the popup shows an error while the store is down, and signs in once it answers', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await page.goto('/')
  await space.addFault({ path: '/user/emaillogin', drop: 'before' })
  await logIn(page)
  await expect(popup(page).getByRole('alert')).toHaveText('The store could not be reached.')
  await space.clearFaults()
  await press(page, 'Sign In')
  await expect(profileMenu(page)).toBeVisible()
})

test(
  'a visitor signs up although the answer of the call that creates the account is lost',
  { tag: '@gate' },
  async ({ page, space }) => {
    await space.addFault({ path: '/user/create', drop: 'after', times: 1 })
    await page.goto('/')
    await signUp(page, space)
    await expect(profileMenu(page)).toBeVisible()
  },
)

test('a network error while the account is created shows "error", and the next try works', async ({
  page,
  space,
}) => {
  await page.goto('/')
  await toNewAccount(page)
  await press(page, 'Create account')
  const code = await codeFor(page, space)
  await space.addFault({ path: '/user/create', drop: 'before' })
  await codeField(page).fill(code)
  await press(page, 'Verify')
  await expect(codeField(page)).toHaveAccessibleDescription(/error/)
  await space.clearFaults()
  await press(page, 'Verify')
  await expectSignedUp(page)
})

test(
  'sign-in and sign-out reach other tabs',
  { tag: '@gate' },
  async ({ page, context, space }) => {
    await createAccountByCalls(page, space)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/shop')
    await expectVisitor(other)
    // Chromium slows down pages in the background.
    await page.bringToFront()
    await logIn(page)
    await expect(profileMenu(page)).toBeVisible()
    await other.bringToFront()
    await expect(profileMenu(other)).toBeVisible()
    await logOut(other)
    await expectVisitor(page)
  },
)

test('a URL opens the popup with an error, and sign-in leads to the page that the URL names', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await page.goto('/?popup=login&error=SessionRequired&callbackUrl=%2Fshop')
  await expect(popup(page).getByRole('alert')).toHaveText('Please sign in to see that page.')
  await expect(page).toHaveURL('/')
  await fillLogIn(page)
  await expect(page).toHaveURL('/shop')
})

test(
  'a shopper signs in with Google, and sees a message after a cancelled sign-in',
  { tag: '@gate' },
  async ({ page, space: _space }) => {
    await page.goto('/shop')
    await openLogIn(page)
    await press(page, 'Continue with Google')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(popup(page).getByRole('alert')).toHaveText('Signing in with Google was cancelled.')
    await press(page, 'Continue with Google')
    await page.getByRole('button', { name: /^Ada Sample/ }).click()
    await expect(welcome(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Account of Ada Sample' })).toBeVisible()
  },
)

test('"Continue with Google" leads to /error while the sign-in providers cannot be fetched (§8.8)', async ({
  page,
  space,
}) => {
  await page.goto('/shop')
  await openLogIn(page)
  await space.addFault({ path: '/api/auth/providers', status: 500 })
  await press(page, 'Continue with Google')
  await expect(page).toHaveURL('/error')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work')
})
