import type { Page } from '@playwright/test'
import {
  expectVisitor,
  codeField,
  createAccountByCalls,
  expectSignedUp,
  logIn,
  openLogIn,
  popup,
  press,
  profileMenu,
  sam,
  toNewAccount,
} from './support/account.ts'
import { addFrom } from './support/buying.ts'
import { expect, test, type OwnSpace } from './support/ownSpace.ts'

/*
 * The account's flows while a call fails, is slow, or loses its answer after the store has committed
 * (specification §4.68). The tests keep a fault until they clear it, because Chromium repeats a
 * request whose connection breaks.
 */

const broken = 'Something went wrong in the store. Please try again.'
const lost = 'The store could not be reached.'
const wrongCode = 'This code is not right, or it has expired. Please try again.'

interface Step {
  readonly name: string
  /** The call that fails. */
  readonly path: string
  /** Prepares everything up to the press. */
  readonly arrive: (page: Page, space: OwnSpace) => Promise<void>
  /** The button to press. */
  readonly button: string
  readonly expectDone: (page: Page) => Promise<void>
  /** What the shopper does after the answer was lost. @default presses the button again */
  readonly recover?: (page: Page, space: OwnSpace) => Promise<void>
  /** Expects that the recovery succeeded. @default `expectDone` */
  readonly expectRecovered?: (page: Page) => Promise<void>
}

const expectCodeScreen = (page: Page) =>
  expect(popup(page)).toHaveAccessibleName('Check your email')
const expectSignedIn = (page: Page) => expect(profileMenu(page)).toBeVisible()

async function toSignupCode(page: Page, space: OwnSpace): Promise<void> {
  await toNewAccount(page)
  await press(page, 'Create account')
  await expectCodeScreen(page)
  await codeField(page).fill(await space.lastCode(sam.email))
}

async function toLogIn(page: Page, space: OwnSpace): Promise<void> {
  await createAccountByCalls(page, space)
  await openLogIn(page)
  await popup(page).getByLabel('Email address').fill(sam.email)
  await popup(page).getByLabel('Password', { exact: true }).fill(sam.password)
}

async function toEmailFor(page: Page, space: OwnSpace, link: string): Promise<void> {
  await createAccountByCalls(page, space)
  await openLogIn(page)
  await press(page, link)
  await popup(page).getByLabel('Email address').fill(sam.email)
}

async function toCodeFor(page: Page, space: OwnSpace, link: string, button: string) {
  await toEmailFor(page, space, link)
  await press(page, button)
  await expectCodeScreen(page)
  await codeField(page).fill(await space.lastCode(sam.email))
}

const toLoginCode = (page: Page, space: OwnSpace) =>
  toCodeFor(page, space, 'Continue with Email OTP', 'Get an OTP')
const toResetCode = (page: Page, space: OwnSpace) =>
  toCodeFor(page, space, 'Forgot Password', 'Verify')

async function toNewPassword(page: Page, space: OwnSpace): Promise<void> {
  await toResetCode(page, space)
  await press(page, 'Verify')
  await popup(page).getByLabel('New password', { exact: true }).fill('kites in the hall')
  await popup(page).getByLabel('Repeat new password').fill('kites in the hall')
}

/**
 * Recovers after a lost answer. The store has used the code already, so another press shows `message`,
 * and the shopper needs a new code.
 */
function withNewCode(button: string, message = wrongCode) {
  return async (page: Page, space: OwnSpace) => {
    await press(page, button)
    await expect(popup(page)).toContainText(message)
    await page.clock.runFor(31_000)
    await press(page, 'Send a new code')
    await expect(popup(page)).toContainText('A new code is on its way.')
    await codeField(page).fill(await space.lastCode(sam.email))
    await press(page, button)
  }
}

const steps: readonly Step[] = [
  {
    name: 'the code to sign up',
    path: '/user/otp/generate',
    arrive: toNewAccount,
    button: 'Create account',
    expectDone: expectCodeScreen,
  },
  {
    name: 'checking the code to sign up',
    path: '/user/otp/verify',
    arrive: toSignupCode,
    button: 'Verify',
    expectDone: expectSignedUp,
    recover: withNewCode('Verify'),
  },
  {
    name: 'logging in',
    path: '/user/emaillogin',
    arrive: toLogIn,
    button: 'Sign In',
    expectDone: expectSignedIn,
  },
  {
    name: 'starting the session',
    path: '/api/auth/callback/credentials',
    arrive: toLogIn,
    button: 'Sign In',
    expectDone: expectSignedIn,
  },
  {
    name: 'the token of forms',
    path: '/api/auth/csrf',
    arrive: toLogIn,
    button: 'Sign In',
    expectDone: expectSignedIn,
  },
  {
    name: 'the code to log in',
    path: '/user/otp/generate',
    arrive: (page, space) => toEmailFor(page, space, 'Continue with Email OTP'),
    button: 'Get an OTP',
    expectDone: expectCodeScreen,
  },
  {
    name: 'logging in by a code',
    path: '/user/email_otp_login',
    arrive: toLoginCode,
    button: 'Sign In',
    expectDone: expectSignedIn,
    recover: withNewCode('Sign In'),
  },
  {
    name: 'starting the session after a code',
    path: '/api/auth/callback/credentials',
    arrive: toLoginCode,
    button: 'Sign In',
    expectDone: expectSignedIn,
    recover: withNewCode('Sign In', 'This code has been used. Please get a new one.'),
  },
  {
    name: 'the code for a new password',
    path: '/user/otp/generate',
    arrive: (page, space) => toEmailFor(page, space, 'Forgot Password'),
    button: 'Verify',
    expectDone: expectCodeScreen,
  },
  {
    name: 'checking the code for a new password',
    path: '/user/otp/verify',
    arrive: toResetCode,
    button: 'Verify',
    expectDone: (page) => expect(popup(page)).toHaveAccessibleName('Choose a new password'),
    recover: withNewCode('Verify'),
  },
  {
    name: 'setting the new password',
    path: '/user/password/update',
    arrive: toNewPassword,
    button: 'Update password',
    expectDone: (page) => expect(popup(page)).toHaveAccessibleName('Log in to Stemside'),
    recover: async (page) => {
      await press(page, 'Update password')
      await expect(popup(page)).toContainText(
        'Please confirm your email address again with a new code.',
      )
      // The store has set the new password, so it logs in.
      await press(page, 'Back to Sign In')
      await popup(page).getByLabel('Password', { exact: true }).fill('kites in the hall')
      await press(page, 'Sign In')
    },
    expectRecovered: expectSignedIn,
  },
]

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
})

for (const step of steps) {
  const { name, path, arrive, button, expectDone, recover } = step
  const { expectRecovered = expectDone } = step

  test(`${name}: a 5xx shows an error, and a slow retry succeeds`, async ({ page, space }) => {
    await arrive(page, space)
    await space.addFault({ path, status: 500 })
    await press(page, button)
    await expect(popup(page)).toContainText(broken)
    await space.clearFaults()
    await space.addFault({ path, delayMs: 1500 })
    await press(page, button)
    await expect(popup(page).getByRole('button', { name: button, exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectDone(page)
  })

  test(`${name}: the shopper recovers from an answer that is lost after the commit`, async ({
    page,
    space,
  }) => {
    await arrive(page, space)
    await space.addFault({ path, drop: 'after' })
    await press(page, button)
    await expect(popup(page)).toContainText(lost)
    await space.clearFaults()
    if (recover) await recover(page, space)
    else await press(page, button)
    await expectRecovered(page)
  })
}

test('a request times out after ten seconds, and the fields keep their values', async ({
  page,
  space,
}) => {
  await toLogIn(page, space)
  await space.addFault({ path: '/user/emaillogin', delayMs: 12_000 })
  await press(page, 'Sign In')
  await expect(popup(page)).toContainText('The store took too long to answer.')
  await space.clearFaults()
  await press(page, 'Sign In')
  await expectSignedIn(page)
})

test('a failed creation of an account shows "error" and keeps the code, and the next try succeeds', async ({
  page,
  space,
}) => {
  await toSignupCode(page, space)
  await space.addFault({ path: '/user/create', status: 500 })
  await press(page, 'Verify')
  await expect(popup(page)).toContainText('error')
  await space.clearFaults()
  await press(page, 'Verify')
  await expectSignedUp(page)
})

test('the page works while the session cannot be fetched, and shows the account once it can', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await logIn(page)
  await expectSignedIn(page)
  await space.addFault({ path: '/api/auth/session', status: 500 })
  await page.reload()
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(page).toHaveURL('/shop')
  await expect(profileMenu(page)).toBeHidden()
  await space.clearFaults()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectSignedIn(page)
})

test('a known session stays while the store fails', async ({ page, space }) => {
  await createAccountByCalls(page, space)
  await logIn(page)
  await expectSignedIn(page)
  await space.addFault({ path: '/api/auth/session', status: 500 })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => space.countCalls('/api/auth/session')).toBeGreaterThan(1)
  await expectSignedIn(page)
})

for (const fault of [{ status: 500 }, { drop: 'after' as const }]) {
  test(`logging out: ${JSON.stringify(fault)} shows an error, and a retry ends the session`, async ({
    page,
    space,
  }) => {
    await createAccountByCalls(page, space)
    await logIn(page)
    await space.addFault({ path: '/api/auth/signout', ...fault })
    await profileMenu(page).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(
      page.getByText('You are still signed in, because the store cannot be reached.'),
    ).toBeVisible()
    await space.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectVisitor(page)
  })

  for (const method of ['GET', 'POST'] as const) {
    test(`${method} of the account’s cart: ${JSON.stringify(fault)} keeps the cart, and merges it later`, async ({
      page,
      space,
    }) => {
      await createAccountByCalls(page, space)
      await addFrom(page, '/tacto/chess')
      await page.keyboard.press('Escape')
      await space.addFault({ path: '/user/cart', method, ...fault })
      await logIn(page)
      await expectSignedIn(page)
      const bag = page.getByRole('button', { name: /^Cart, 1 / })
      await expect(bag).toBeVisible()
      await space.clearFaults()
      await page.clock.runFor(11_000)
      await expect.poll(() => space.countCalls('/user/cart')).toBeGreaterThan(0)
      await page.reload()
      await expect(bag).toBeVisible()
    })
  }
}

test('Google: a failing store shows an error, and the password still works', async ({
  page,
  space,
}) => {
  await toLogIn(page, space)
  await space.addFault({ path: '/api/auth/signin/google', status: 500 })
  await press(page, 'Continue with Google')
  await expect(popup(page)).toContainText(broken)
  await press(page, 'Sign In')
  await expectSignedIn(page)
})
