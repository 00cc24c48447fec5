import type { APIResponse, Page } from '@playwright/test'
import { expect, valueAt, type OwnSpace } from './ownSpace.ts'

/** A fictional shopper. */
export const sam = {
  name: 'Sam Sample',
  email: 'sam@example.com',
  phone: '98765 43210',
  password: 'globe on the shelf',
} as const

export const popup = (page: Page) => page.getByRole('dialog')
export const codeField = (page: Page) => popup(page).getByLabel('Code from your email')
export const profileMenu = (page: Page) =>
  page.getByRole('button', { name: `Account of ${sam.name}` })

/** Waits until the header knows that nobody is signed in. */
export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.locator('header[data-session]')).toHaveAttribute(
    'data-session',
    'unauthenticated',
  )
}

/** Presses a button of the popup. */
export function press(page: Page, name: string): Promise<void> {
  return popup(page).getByRole('button', { name, exact: true }).click()
}

/** Opens the popup by the header's button. */
export async function openLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(popup(page)).toHaveAccessibleName('Log in to Stemside')
}

export async function fillAccount(page: Page): Promise<void> {
  await popup(page).getByLabel('Name', { exact: true }).fill(sam.name)
  await popup(page).getByLabel('Email address').fill(sam.email)
  await popup(page).getByLabel('Phone').fill(sam.phone)
  await popup(page).getByLabel('Password', { exact: true }).fill(sam.password)
  await popup(page).getByLabel('Repeat password').fill(sam.password)
}

/** Opens the form of a new account in the popup, and fills it with Sam's data. */
export async function toNewAccount(page: Page): Promise<void> {
  await openLogIn(page)
  await press(page, 'Sign up')
  await press(page, 'Continue with email')
  await fillAccount(page)
}

/** Creates Sam's account in the popup. Afterwards Sam is signed in, and no dialog is open. */
export async function signUp(page: Page, space: OwnSpace): Promise<void> {
  await createAccount(page, space)
  await expectSignedUp(page)
}

/** Goes through the popup's screens of a new account, up to the press that signs in. */
export async function createAccount(page: Page, space: OwnSpace): Promise<void> {
  await toNewAccount(page)
  await press(page, 'Create account')
  await codeField(page).fill(await codeFor(page, space))
  await press(page, 'Verify')
}

/** The popup with the coupon of a new account. */
export const welcome = (page: Page) =>
  page.getByRole('dialog', { name: 'Welcome to the STEM side' })

/** Waits for the popup that greets a new account, closes it, and expects that Sam is signed in. */
export async function expectSignedUp(page: Page): Promise<void> {
  await expect(welcome(page)).toBeVisible()
  // Wait for the focus, because before that the popup may miss the key.
  await expect(
    welcome(page)
      .locator(':focus')
      .or(welcome(page).and(page.locator(':focus'))),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await expect(profileMenu(page)).toBeVisible()
}

/** Waits until the popup asks for Sam's code, and returns the code. */
export async function codeFor(page: Page, space: OwnSpace): Promise<string> {
  await expect(popup(page)).toHaveAccessibleName('Check your email')
  return space.lastCode(sam.email)
}

export async function logIn(page: Page, password: string = sam.password): Promise<void> {
  await openLogIn(page)
  await fillLogIn(page, password)
}

/** Logs Sam in by the popup, which must be open. */
export async function fillLogIn(page: Page, password: string = sam.password): Promise<void> {
  await popup(page).getByLabel('Email address').fill(sam.email)
  await popup(page).getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign In')
}

export async function logOut(page: Page): Promise<void> {
  await profileMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectVisitor(page)
}

/** Creates Sam's account by the store's calls and signs the browser in, without the popup. */
export async function signUpByCalls(page: Page, space: OwnSpace): Promise<void> {
  await createAccountByCalls(page, space)
  await signInByCalls(page, space)
}

/** Creates Sam's account by the store's calls. The browser stays signed out. */
export async function createAccountByCalls(page: Page, space: OwnSpace): Promise<void> {
  const { headers } = space
  const { email, name, password } = sam
  const country = 'US'
  const send = async (path: string, data: object, more: Record<string, string> = {}) => {
    const response = await page.request.post(path, { data, headers: { ...headers, ...more } })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response
  }
  await page.request.get(`/user/otp/generate?email=${email}&create_account=1`, { headers })
  const otp = await space.lastCode(email)
  const verified = await send('/user/otp/verify', { email, otp, country })
  await send(
    '/user/create',
    { name, email, phone: '9876543210', countryCode: '+1', password, country },
    { 'x-access-token': await textOf(verified, 'token') },
  )
}

/** Signs the browser in to Sam's account, as the popup does: it gets the session's cookie and the hint. */
export async function signInByCalls(page: Page, space: OwnSpace): Promise<void> {
  await startSessionByCalls(page, space)
  // A file of the shop has the shop's storage, and no script.
  if (!page.url().startsWith('http')) await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('stemside.signed_in', '1'))
}

/** Starts a session for Sam's account. The browser has its cookie, but no hint of it. */
export async function startSessionByCalls(page: Page, space: OwnSpace): Promise<void> {
  const { headers } = space
  const csrf = await page.request.get('/api/auth/csrf', { headers })
  const form = {
    csrfToken: await textOf(csrf, 'csrfToken'),
    json: 'true',
    callbackUrl: '/',
    username: sam.email,
    password: sam.password,
    name: sam.name,
    country: 'US',
  }
  const response = await page.request.post('/api/auth/callback/credentials', { form, headers })
  expect(response.ok()).toBe(true)
}

/** A string property of a JSON answer. */
async function textOf(answer: APIResponse, name: string): Promise<string> {
  const text = valueAt(await answer.json(), name)
  if (typeof text !== 'string') throw new Error(`The answer has no ${name}`)
  return text
}

/** Deletes the session's cookie, as if the session had expired. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session-token/ })
}
