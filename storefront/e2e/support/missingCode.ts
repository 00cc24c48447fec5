import type { Page } from '@playwright/test'
import { expectReady } from './open.ts'

/** Aborts requests for matching files until `allow` is called, and counts them. */
export async function abortRequests(page: Page, code: RegExp) {
  let requests = 0
  await page.route(code, (route) => {
    requests += 1
    return route.abort()
  })
  return { count: () => requests, allow: () => page.unroute(code) }
}

/** The notice that a dialog's code failed to load. */
export const missingNotice = (page: Page) =>
  page.getByText('A part of this page could not be shown')

/**
 * Whether the browser asks again for a module that failed to load. Some keep the failure until the page is closed, and
 * the shop then loads the page again (record 091). Chromium 150 keeps it, Chromium 156 asks again.
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
 * Presses for a dialog whose code failed to load and can be loaded now. Where the browser keeps the failure, the notice
 * appears again: its button loads the page again, and then the press opens the dialog.
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
