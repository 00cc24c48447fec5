import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { openLaidOut } from './support/open.ts'

/* With classic scrollbars, which take up space, an overlay does not shift the page. */

// Playwright hides scrollbars; without this argument they are 15 px wide.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

for (const path of ['/orboot/mars', '/cart']) {
  test(`the cart overlay opens and closes over ${path} without a layout shift`, async ({
    page,
  }) => {
    await openLaidOut(page, path)
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15)
    await watchShifts(page)
    const widthBefore = await mainWidth(page)
    await page.getByRole('button', { name: /^Cart/ }).click()
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await expect(overlay).toBeInViewport()
    expect(await mainWidth(page)).toBe(widthBefore)
    await page.mouse.wheel(0, 500)
    await expect(overlay.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    expect(await mainWidth(page)).toBe(widthBefore)
    expect(await page.evaluate(() => scrollY), 'the page behind the overlay did not scroll').toBe(0)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))).toBe(0)
  })
}

function mainWidth(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
}

test('under a modal the scrollbar’s gutter is as dark as the page under the backdrop', async ({
  page,
}) => {
  await page.goto('/orboot/mars')
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeInViewport()
  // The header's white background beside the logo, below notice and banner, and the scrollbar's gutter.
  const header = await page.locator('header').boundingBox()
  const ground = await colourAt(page, 10, (header?.y ?? 0) + (header?.height ?? 0) / 2)
  const gutter = await colourAt(page, 1432, 450)
  // Both colours are blends of the same two colours, but are rounded differently.
  for (const [channel, value] of ground.entries()) {
    expect(Math.abs(value - (gutter[channel] ?? 0)), `channel ${channel}`).toBeLessThan(3)
  }
  expect(Math.max(...gutter)).toBeLessThan(200)
})

/** Red, green and blue of one pixel of the window, as the browser shows it. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, picture.toString('base64'))
}

/** Sums the layout shifts after this call in `window.layoutShift`. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const soFar = Number(Reflect.get(window, 'layoutShift'))
        Object.assign(window, { layoutShift: soFar + Number(Reflect.get(entry, 'value')) })
      }
    }).observe({ type: 'layout-shift' })
  })
}
