import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { openLaidOut } from './support/open.ts'

/* No layout shift on the buying path: it reserves space for fonts, pictures, banner and stored state, and
   for what loads seconds later, such as the store's figures and the chat. */

const paths = ['/', '/shop', '/orboot/earth', '/orboot/dinos', '/plugo', '/cart', '/checkout/guest']

async function watchShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate((): readonly number[] => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    return Array.isArray(shifts) ? shifts.map(Number) : []
  })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `the buying path has no layout shift at ${viewport.width} px, also when chat and measuring start`,
    { tag: viewport.width === 390 ? '@gate' : [] },
    async ({ context }) => {
      await watchShifts(context)
      // Each page loads in front. Then all pages wait together, because measuring on a phone starts only 10 s
      // after a page has opened (§9.15).
      const pages: { path: string; page: Page; onLoad: number }[] = []
      for (const path of paths) {
        const page = await context.newPage()
        await page.setViewportSize(viewport)
        await openLaidOut(page, `${path}?cc=IN`)
        pages.push({ path, page, onLoad: (await shiftsOf(page)).length })
      }
      for (const { path, page, onLoad } of pages) {
        await page.bringToFront()
        await expect(page.getByRole('button', { name: 'Chat with us' }), path).toBeVisible()
        await expect
          .poll(() => page.evaluate(() => Array.isArray(Reflect.get(window, 'dataLayer'))), path)
          .toBe(true)
        const shifts = await shiftsOf(page)
        const total = shifts.reduce((sum, shift) => sum + shift, 0)
        // A late font may move a word by a few pixels. A box that moves has ten times this value.
        expect(total, path).toBeLessThan(0.005)
        expect(shifts.slice(onLoad), `${path}, after loading`).toEqual([])
      }
    },
  )
}
