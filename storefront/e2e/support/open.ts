import type { Page, Response } from '@playwright/test'
import { expect } from './shop.ts'

/** Waits until the shop's script has taken the page over and repeated early presses. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

/** Opens a page that works: a press is answered by the shop's script. */
export async function openReady(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await expectReady(page)
  return response
}

/**
 * Resolves when the store has answered the two calls that each page makes: `/get_skus` for prices and `/site` for the
 * shop's figures. Call it before the page opens.
 */
export async function storeAnswers(page: Page): Promise<void> {
  await Promise.all(
    ['/get_skus', '/site'].map(async (path) => {
      const answer = await page.waitForResponse(
        (response) => new URL(response.url()).pathname === path,
      )
      await answer.finished()
    }),
  )
}

/** Opens a page and waits until the store has answered its calls for prices and for the shop's figures. */
export async function openAnswered(page: Page, path: string): Promise<void> {
  const answers = storeAnswers(page)
  await openReady(page, path)
  await answers
}

/** Opens a page and waits until its text is final, and laid out in the shop's fonts. */
export async function openLaidOut(page: Page, path: string): Promise<void> {
  await openAnswered(page, path)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Two frames, so that text in a font that has just loaded is laid out.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
}
