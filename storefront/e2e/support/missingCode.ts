import type { Page } from '@playwright/test'
import { expectReady } from './open.ts'

/** Makes the requests for some files fail until `allow` is called. `count` says how many were made. */
export async function abortRequests(page: Page, code: RegExp) {
  let requests = 0
  await page.route(code, (route) => {
    requests += 1
    return route.abort()
  })
  return { count: () => requests, allow: () => page.unroute(code) }
}

/** The notice that the shop shows when the code of a dialog could not be loaded. */
export const missingNotice = (page: Page) =>
  page.getByText('A part of this page could not be shown')

/**
 * Whether this browser requests a module again after its file failed to load. Chromium 156 does. Chromium 150 does
 * not: there the module stays missing until the page is loaded again, which the shop then offers (record 091).
 */
export async function asksAgainForModules(page: Page): Promise<boolean> {
  const module = await abortRequests(page, /\/no-such-module\.js$/)
  await page.evaluate(async () => {
    const path = '/no-such-module.js'
    for (const _ of [1, 2]) await import(path).catch(() => {})
  })
  await module.allow()
  return module.count() === 2
}

/**
 * Opens a dialog after its code failed to load once. In a browser that requests the code again, one press is enough.
 * In one that does not, the press shows the notice again, whose button loads the page; then the same press works.
 *
 * @param press - presses what opens the dialog
 */
export async function pressOnceAllowed(page: Page, press: () => Promise<void>): Promise<void> {
  const asksAgain = await asksAgainForModules(page)
  await press()
  if (asksAgain) return
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load again' }).click()
  await reloaded
  await expectReady(page)
  await press()
}
