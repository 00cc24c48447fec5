import { expect, test } from './support/shop.ts'

/* Every link of the shop leads to a page (§2.34). */

const pages = ['/', '/shop', '/orboot', '/orboot/mars', '/plugo', '/tacto', '/storybooks', '/cart']
const more = ['/checkout/guest', '/thankyou', '/tracking', '/error', '/no-such-page']

test('no internal link leads to a missing page', { tag: '@gate' }, async ({ page, request }) => {
  const found = new Map<string, string>()
  for (const path of [...pages, ...more]) {
    await page.goto(path)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    for (const href of links) if (!found.has(href)) found.set(href, path)
  }
  expect(found.size).toBeGreaterThan(20)
  const missing: string[] = []
  for (const [href, from] of found) {
    const response = await request.get(href)
    if (!response.ok()) missing.push(`${href} on ${from}`)
  }
  expect(missing).toEqual([])
})

test('the side menu on a phone leads only to pages that exist', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('dialog', { name: 'Welcome' }).locator('a[href^="/"]')
  await expect(links.first()).toBeVisible()
  const hrefs = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
  )
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200)
})
