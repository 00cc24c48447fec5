import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { toGlobals } from '../../.storybook/worldChoices.ts'
import { limits } from '../../scripts/gate/limits.ts'
import { viewports } from '../../.storybook/viewports.ts'
import type { View } from '../src/test/views.ts'

declare global {
  interface Window {
    /** Storybook's own global. When its render has finished, the story's play function has run. */
    __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } }
    /** Storybook's sidebar uses this channel to tell the preview what to show. */
    __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, value: unknown) => void }
  }
}

/**
 * Product art is hidden behind its background colour, because `npm run art -- --check` compares it.
 * Animations are off, because a picture could catch them half-way.
 */
const still = `
  picture img { object-position: -9999px 0; background-image: none !important }
  *, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important }
`

/** What the look of a page depends on. */
type Stage = Pick<View, 'viewport' | 'world' | 'forcedColors'>

/**
 * Opens Storybook's preview at the story `first`. The page stays open for the next stories, so
 * Storybook loads once.
 */
export async function openStage(browser: Browser, view: Stage, baseURL: string, first: string) {
  const page = await browser.newPage({
    viewport: { width: Number.parseInt(viewports[view.viewport].styles.width, 10), height: 900 },
    forcedColors: view.forcedColors ?? 'none',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, still)
  await page.clock.setFixedTime(`${view.world.date}T12:00:00Z`)
  const globals = Object.entries(toGlobals(view.world)).map((choice) => choice.join(':'))
  await page.goto(`${baseURL}/iframe.html?id=${first}&viewMode=story&globals=${globals.join(';')}`)
  await waitUntilPlayed(page, first)
  return page
}

/**
 * Shows a story. Waits until its play function has run, everything has loaded, and the focus has
 * settled.
 */
export async function show(page: Page, story: string, keepsFocus = false) {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window
    if (preview?.currentRender?.id === storyId) return
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  await waitUntilPlayed(page, story)
  await expect(page.locator('body')).toHaveClass(/sb-show-main/u)
  // An overlay takes the focus a moment after it opens. Without this wait, its focus ring would be in
  // some pictures only.
  await page.waitForFunction(() => {
    const overlay = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
    return overlay === null || overlay.contains(document.activeElement)
  })
  await page.evaluate(async (isBlurred) => {
    const focused = document.activeElement
    for (const element of [window, focused?.closest('[role="dialog"]')]) element?.scrollTo(0, 0)
    if (isBlurred && focused instanceof HTMLElement) focused.blur()
    await document.fonts.ready
    const pictures = document.querySelectorAll<HTMLImageElement>(':not(picture) > img')
    await Promise.all(
      Array.from(pictures, (picture) => {
        picture.loading = 'eager'
        return picture.decode()
      }),
    )
    // The browser tells the page's own observers what is in view in the order in which they began.
    // So once this one is told, all are, for example that of the bar that hides while its button is in view.
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_entries, observer) => {
        observer.disconnect()
        resolve()
      }).observe(document.body)
    })
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }, !keepsFocus)
  await page.mouse.move(0, 0)
}

/** A screenshot of the whole page as PNG. */
export function photograph(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** A screenshot of the whole page as PNG, once two in a row are the same. */
export async function photographStill(page: Page): Promise<Buffer> {
  let last = await photograph(page)
  await expect(async () => {
    const before = last
    last = await photograph(page)
    expect(last.equals(before), 'the page stands still').toBe(true)
  }).toPass({ timeout: limits.expectation })
  return last
}

async function waitUntilPlayed(page: Page, story: string) {
  await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis.window
    const render = preview?.currentRender
    return (
      render?.id === id &&
      ['completed', 'finished', 'errored', 'aborted'].includes(render.phase ?? '')
    )
  }, story)
}
