import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { compare, keep } from './pictures.ts'
import type { Verdict } from './pictures.ts'
import { storiesToCompare } from './storyList.ts'

declare global {
  interface Window {
    /** Storybook's own; a story has been played once its render is finished. */
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
}

const kept = fileURLToPath(new URL(`./pictures/${process.env['VISUAL_SET']}`, import.meta.url))
const isUpdating = process.env['VISUAL_UPDATE'] === '1'

const views = [
  { name: '390', width: 390, forcedColors: 'none' },
  { name: '1440', width: 1440, forcedColors: 'none' },
  { name: '390-forced', width: 390, forcedColors: 'active' },
] as const

type View = (typeof views)[number]

interface Windows {
  /** The window of a view. It stays open from story to story: Storybook is fetched once. */
  windowOf: (view: View) => Promise<BrowserContext>
}

const test = base.extend<object, Windows>({
  windowOf: [
    async ({ browser }, use) => {
      const open = new Map<View, Promise<BrowserContext>>()
      await use((view) => {
        const { width, forcedColors } = view
        const window =
          open.get(view) ??
          browser.newContext({
            viewport: { width, height: 900 },
            forcedColors,
            reducedMotion: 'reduce',
            locale: 'en-US',
            timezoneId: 'UTC',
          })
        open.set(view, window)
        return window
      })
      for (const window of open.values()) await (await window).close()
    },
    { scope: 'worker' },
  ],
})

for (const view of views) {
  test.describe(view.name, () => {
    for (const story of storiesToCompare()) {
      test(story, async ({ windowOf, baseURL }, info) => {
        const page = await (await windowOf(view)).newPage()
        await settle(page, `${baseURL}/iframe.html?id=${story}&viewMode=story`)
        const actual = await page.screenshot({ fullPage: true, animations: 'disabled' })
        await page.close()
        const path = `${kept}/${story}-${view.name}.webp`
        if (isUpdating) return keep(path, actual)

        const verdict = await compare(path, actual)
        if (verdict.kind === 'different') {
          // The report lays pictures of these names side by side.
          const pictures = { expected: verdict.expected, actual, diff: verdict.diff }
          for (const [role, body] of Object.entries(pictures)) {
            await info.attach(`${story}-${role}.png`, { body, contentType: 'image/png' })
          }
        }
        expect(describe(verdict), `${story} at ${view.name}`).toBe('same')
      })
    }
  })
}

function describe(verdict: Verdict): string {
  return verdict.kind === 'different' ? `${verdict.pixels} pixels differ` : verdict.kind
}

/** Opens a story and waits until it was played, its fonts have come, and nothing moves. */
async function settle(page: Page, address: string) {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.goto(address)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis.window
    const phase = preview?.currentRender?.phase
    return ['completed', 'finished', 'errored', 'aborted'].includes(phase ?? '')
  })
  await expect(page.locator('body')).toHaveClass(/sb-show-main/u)
  // Product art is compared by `npm run art -- --check`; here its ground stands for it.
  await page.addStyleTag({
    content: 'picture img { object-position: -9999px 0; background-image: none !important }',
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  await page.mouse.move(0, 0)
}
