import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* The order in which a page requests its files (docs/decisions/089). */

test.use({ viewport: { width: 412, height: 823 } })

for (const path of ['/', '/shop', '/orboot/earth']) {
  test(`${path}: requests the first picture, then the script, then fonts and other pictures`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect.poll(() => loadedFamilies(page)).toEqual(['Figtree Variable', 'Gabarito Variable'])
    const pictures = () => [...new Set(requested.filter((file) => file.endsWith('.avif')))]
    const firstOf = (ending: string) => requested.findIndex((file) => file.endsWith(ending))
    await expect.poll(() => pictures().length).toBeGreaterThan(1)
    expect(firstOf('.avif')).toBe(1)
    expect(requested.indexOf(pictures()[1] ?? '')).toBeGreaterThan(firstOf('.js'))
    expect(firstOf('.woff2')).toBeGreaterThan(firstOf('.js'))
  })
}

test(
  'a page can be read and scrolled while its script is loading',
  { tag: '@gate' },
  async ({ page }) => {
    // Never answer the request for the script.
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Track an order' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Track an order' })).toBeInViewport()
  },
)

test('characters outside the subset fonts come from the complete fonts', async ({ page }) => {
  await page.goto('/shop?q=łódź')
  await expect.poll(() => loadedFamilies(page)).toContain('Gabarito Whole')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page loads its fonts and shows all its text', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await expect.poll(() => fonts).toHaveLength(2)
  })
})

function loadedFamilies(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const families = new Set(loaded.map(({ family }) => family.replaceAll('"', '')))
    return [...families].filter((family) => !family.includes('Fallback')).toSorted()
  })
}
