import { expect, test } from './support/ownSpace.ts'
import { collectConsoleErrors } from './support/console.ts'
import { openReady } from './support/open.ts'

/* The blog (§2.12, §9.12): pages, categories and posts, prerendered or fetched. */

test(
  'a post is read from the list, and Back returns to the list',
  { tag: '@gate' },
  async ({ page }) => {
    await openReady(page, '/blog')
    const posts = page.getByRole('main').getByRole('article')
    const title = (await posts.first().getByRole('heading').textContent()) ?? ''
    await posts.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Stemside`)
    await page.goBack()
    await expect(posts.first()).toContainText(title)
  },
)

test('a reader walks to older posts and into a category by keyboard', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('link', { name: 'Older posts' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/page\/2$/)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  // The new page takes the focus, which the next step moves.
  await expect(page.getByRole('main')).toBeFocused()
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1)
  const name = (await category.textContent()) ?? ''
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

for (const path of ['/blog/no-such-post', '/blog/a/b/c', '/blog/page/99', '/blog/category/none']) {
  test(`${path} answers 404 with the not-found page, and hydrates without an error (§2.12)`, async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    const response = await openReady(page, path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page flew off' })).toBeVisible()
    await expect(page).toHaveTitle(/Stemside: AR toys/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(consoleErrors()).toEqual([expect.stringContaining('404')])
  })
}

test('every address of the blog in the sitemap answers 200 (§2.12)', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(
    sitemap.matchAll(/<loc>https:\/\/[^/]+(\/blog[^<]*)</g),
    ([, at = '']) => at,
  )
  expect(paths).toContain('/blog/page/2')
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

test('if the blog service fails, "Try again" fetches the post', async ({ page, space }) => {
  await page.goto('/blog')
  // Without the script the link would load the prerendered post.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await space.addFault({ path: '/wp-json/wp/v2/posts', status: 503 })
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await space.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every post of the newest page can be read', async ({ page }) => {
    await page.goto('/blog')
    const hrefs = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toHaveLength(12)
    for (const href of hrefs) {
      await page.goto(href)
      await expect(page.locator('article p').first()).not.toBeEmpty()
    }
  })
})
