import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* In which order a page's files are asked for (docs/decisions/089). */

test.use({ viewport: { width: 412, height: 823 } })

for (const path of ['/', '/shop', '/orboot/earth']) {
  test(`${path}: the first picture is asked for first, then the script, then the other pictures`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    const pictures = asked.filter((file) => file.endsWith('.avif'))
    const firstOf = (ending: string) => asked.findIndex((file) => file.endsWith(ending))
    expect(pictures.length).toBeGreaterThan(1)
    expect(firstOf('.avif')).toBe(1)
    expect(asked.indexOf(pictures[1] ?? '')).toBeGreaterThan(firstOf('.js'))
    expect(firstOf('.woff2')).toBeGreaterThan(firstOf('.js'))
    expect(await loadedFamilies(page)).toEqual(['Figtree Variable', 'Gabarito Variable'])
  })
}

test('a page can be read and scrolled while its script is on its way', async ({ page }) => {
  // No answer: the test ends while the script is still asked for.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Track an order' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Track an order' })).toBeInViewport()
})

test('letters beyond the shop’s own words come from the whole faces', async ({ page }) => {
  await page.goto('/shop?q=łódź')
  await expect.poll(() => loadedFamilies(page)).toContain('Gabarito Whole')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has its fonts and all its text', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    expect(fonts).toHaveLength(2)
  })
})

function loadedFamilies(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const families = new Set(loaded.map(({ family }) => family.replaceAll('"', '')))
    return [...families].filter((family) => !family.includes('Fallback')).toSorted()
  })
}
