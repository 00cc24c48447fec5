import type { Page } from '@playwright/test'
import { expect, type OwnSpace } from './ownSpace.ts'

/** A plainly fictional shopper. */
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

/** Presses a button of the popup. */
export function press(page: Page, name: string): Promise<void> {
  return popup(page).getByRole('button', { name, exact: true }).click()
}

/** Opens the popup by the header's button, once the session is known. */
export async function openLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(popup(page)).toHaveAccessibleName('Welcome back')
}

export async function fillAccount(page: Page): Promise<void> {
  await popup(page).getByLabel('Name', { exact: true }).fill(sam.name)
  await popup(page).getByLabel('Email address').fill(sam.email)
  await popup(page).getByLabel('Phone').fill(sam.phone)
  await popup(page).getByLabel('Password', { exact: true }).fill(sam.password)
  await popup(page).getByLabel('Repeat password').fill(sam.password)
}

/** Makes Sam's account, in the popup. The page is signed in afterwards. */
export async function signUp(page: Page, space: OwnSpace): Promise<void> {
  await openLogIn(page)
  await press(page, 'Sign up')
  await press(page, 'Continue with email')
  await fillAccount(page)
  await press(page, 'Create account')
  await codeField(page).fill(await codeFor(page, space))
  await press(page, 'Verify')
  await expect(profileMenu(page)).toBeVisible()
  await expect(popup(page)).toBeHidden()
}

/** Sam's code, once the popup asks for it. */
export async function codeFor(page: Page, space: OwnSpace): Promise<string> {
  await expect(popup(page)).toHaveAccessibleName('Check your email')
  return space.lastCode(sam.email)
}

export async function logIn(page: Page, password: string = sam.password): Promise<void> {
  await openLogIn(page)
  await popup(page).getByLabel('Email address').fill(sam.email)
  await popup(page).getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign In')
}

export async function logOut(page: Page): Promise<void> {
  await profileMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
}
