import { expect, test } from './support/shop.ts'

/* Pages without JavaScript say how to order, and show no control that cannot work. */

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/shop', '/orboot/mars', '/cart', '/checkout/guest', '/tracking']) {
  test(`${path} shows the shop’s phone and e-mail and no button that needs JavaScript`, async ({
    page,
  }) => {
    await page.goto(path)
    const note = page.getByRole('complementary', { name: 'JavaScript is off' })
    await expect(note.getByRole('link', { name: '+1 800 555 0142' })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
    await expect(note.getByRole('link', { name: 'hello@stemside.example' })).toBeVisible()
    // The product's picture is a button that zooms with JavaScript; it stays as a picture.
    const dead = page.locator(':is(button:not([data-shows-picture], noscript *), input):visible')
    await expect(dead).toHaveCount(0)
    await expect(page.getByText(/^Fetching/)).toBeHidden()
    // Filters work only with JavaScript, so no link to a filtered listing may be visible.
    await expect(page.locator('a[href^="/shop?"]:visible:not([href*="sku="])')).toHaveCount(0)
  })
}

test('a phone shows no sticky bar, because its button needs JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/orboot/mars')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-covers-foot="bar"]')).toBeHidden()
})
