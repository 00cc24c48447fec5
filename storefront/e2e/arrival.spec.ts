import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* In which order a page that shows a picture first is fetched and laid out (docs/decisions/089). */

test.use({ viewport: { width: 412, height: 823 } })

for (const path of ['/', '/shop', '/orboot/earth']) {
  test(`${path}: its first picture comes before fonts, script and what is below`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const letPicturesCome = await hold(page, /\.avif$/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isLaidOut(page)).toBe(false)
    expect(fetched.filter((file) => /\.(woff2|js|css)$/.test(file))).toEqual([])

    letPicturesCome()
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await loadedFamilies(page)).toEqual(['Figtree Variable', 'Gabarito Variable'])
    await expect(page.locator('html')).not.toHaveAttribute('data-awaits')
  })

  test(`${path}: no script asks for the place of what is not to be laid out`, async ({ page }) => {
    const said: string[] = []
    // Chromium notes it there.
    page.on('console', (message) => said.push(message.text()))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).not.toHaveAttribute('data-awaits')
    expect(said).toEqual([])
  })
}

test('a second row that reaches into the window does not wait for the fonts', async ({ page }) => {
  // The unanswered cookie notice stands above the first row: here a window reaches the second one below it.
  await page.setViewportSize({ width: 412, height: 915 })
  await withoutPatience(page)
  await hold(page, /\.woff2$/)
  await page.goto('/shop', { waitUntil: 'commit' })
  const cards = page.getByRole('main').locator('article')
  await expect(cards.nth(3)).toBeInViewport()
  await expect(cards.nth(4)).not.toBeInViewport()
  for (const [index, isSeen] of [true, true, true, true, false].entries()) {
    await expect
      .poll(() =>
        cards.nth(index).evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true })),
      )
      .toBe(isSeen)
  }
})

test('who scrolls does not wait for the fonts', async ({ page }) => {
  await withoutPatience(page)
  const letFontsCome = await hold(page, /\.woff2$/)
  const asked = page.waitForRequest(/\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  // Its script is fetched beside the fonts, after the picture.
  await asked
  expect(await isLaidOut(page)).toBe(false)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => isLaidOut(page)).toBe(true)
  expect(await loadedFamilies(page)).toEqual([])
  letFontsCome()
  await expect.poll(() => loadedFamilies(page)).toHaveLength(2)
})

test('letters beyond the shop’s own words come from the whole faces', async ({ page }) => {
  await page.goto('/shop?q=łódź')
  await expect.poll(() => loadedFamilies(page)).toContain('Gabarito Whole')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has its fonts and all that is below', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await isLaidOut(page)).toBe(true)
    expect(fonts).toHaveLength(2)
  })
})

/** Keeps files from coming until the function that it gives is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letCome: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return () => letCome?.()
}

/** A page whose three seconds never end. */
async function withoutPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const startOthers = (act: () => void, delay?: number) =>
      delay === 3000 ? 0 : start(act, delay)
    Object.assign(window, { setTimeout: startOthers })
  })
}

/** Whether the page's foot has boxes: what is skipped has none. */
function isLaidOut(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('footer a')?.checkVisibility() === true)
}

function loadedFamilies(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const families = new Set(loaded.map(({ family }) => family.replaceAll('"', '')))
    return [...families].filter((family) => !family.includes('Fallback')).toSorted()
  })
}
