import { expect, test } from './support/shop.ts'

/* Pages without JavaScript say how to order, and show no control that cannot work. */

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/shop', '/orboot/mars', '/cart', '/checkout/guest', '/tracking']) {
  test(
    `${path} shows the shop’s phone and email and no button that needs JavaScript (§2.72)`,
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(path)
      const note = page.getByRole('complementary', { name: 'Without JavaScript' })
      await expect(note.getByRole('link', { name: '+1 800 555 0142' })).toHaveAttribute(
        'href',
        'tel:+18005550142',
      )
      await expect(note.getByRole('link', { name: 'hello@stemside.example' })).toBeVisible()
      // With JavaScript the product's picture is a button that zooms. Without, it stays a picture.
      const deadControls = page.locator(
        ':is(button:not([data-shows-picture], noscript *), input):visible',
      )
      await expect(deadControls).toHaveCount(0)
      await expect(page.getByText(/^Fetching/)).toBeHidden()
      await expect(page.getByText('News from the workshop')).toHaveCount(0)
      // Filters work only with JavaScript, so no link to a filtered listing may be visible.
      await expect(page.locator('a[href^="/shop?"]:visible:not([href*="sku="])')).toHaveCount(0)
    },
  )
}

for (const [path, words] of [
  ['/tracking', /^Looking here needs JavaScript/],
  ['/wishlist', /^Your wish list needs JavaScript/],
] as const) {
  test(`${path} says that it needs JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('/find lists the toys of the three lines by age, with price and reason', async ({ page }) => {
  await page.goto('/find')
  const mars = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Orboot Mars' })
  await expect(mars).toContainText(/Ages 6–12, \$[\d.]+\. Missions with a goal/)
  await mars.getByRole('link').click()
  await expect(page).toHaveURL(/\/orboot\/mars$/)
})

test('/contact-us shows the address and the phone number instead of its form', async ({ page }) => {
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Sending a letter from here needs JavaScript/)).toBeVisible()
  await expect(main.locator(':is(button, input, select, textarea):visible')).toHaveCount(0)
  await expect(main.getByText('What helps us help you')).toBeVisible()
})

test('/reviews links to the reviews of a country, to those of a toy, and to the toy (§2.77)', async ({
  page,
}) => {
  await page.goto('/reviews')
  const main = page.getByRole('main')
  await expect(main.locator(':is(button, input):visible')).toHaveCount(0)
  await main.getByRole('link', { name: 'India' }).click()
  await expect(main.getByRole('heading', { name: 'From India' })).toBeVisible()
  await expect(main.getByText('Parent of a six-year-old, Pune')).toBeVisible()
  await expect(main.getByText('Mother of two, Halifax')).toHaveCount(0)
  await main.getByRole('link', { name: 'All countries' }).click()
  await main.getByRole('link', { name: /^Tacto Chess: 4.87 of 5/ }).click()
  await expect(page).toHaveURL('/reviews/tacto/chess')
  await expect(main.getByText('5 of 2,543 can be read here.')).toBeVisible()
  await main.getByRole('link', { name: 'See Tacto Chess' }).click()
  await expect(page).toHaveURL('/tacto/chess')
})

for (const path of ['/profile/edit', '/profile/addresses', '/onboarding']) {
  test(`${path} says that an account needs JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(/^Your account needs JavaScript/)).toBeVisible()
    await expect(page.locator(':is(button:not(noscript *), input):visible')).toHaveCount(0)
    await expect(page.getByRole('status', { name: /one moment/ })).toHaveCount(0)
  })
}

test('/gift says that buying needs JavaScript, and explains e-gifts', async ({ page }) => {
  await page.goto('/gift')
  await expect(page.getByText(/^Buying an e-gift needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How an e-gift works' })).toBeVisible()
  await expect(page.locator(':is(button:not(noscript *), input):visible')).toHaveCount(0)
})

test('/storybooks shows the first page of each sample, and no button', async ({ page }) => {
  await page.goto('/storybooks')
  for (const said of ['something began to hum', 'a hundred years late', 'On a roof in Jaipur'])
    await expect(page.getByText(said)).toBeVisible()
  await expect(
    page.locator(':is(button:not([data-shows-picture], noscript *), input):visible'),
  ).toHaveCount(0)
})

test('a phone shows no sticky bar, because its button needs JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/orboot/mars')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-covers-foot="bar"]')).toBeHidden()
})
