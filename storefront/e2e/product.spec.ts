import { expect, test } from './support/ownSpace.ts'

/* What helps to decide: stock, shipping, delivery, reviews, filters (specification §2, §3). */

test('what is out of stock can be asked for, once, by e-mail', async ({ page, space }) => {
  await page.goto('/tacto/doctor')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled()
  await main.getByRole('button', { name: 'Remind me' }).click()
  await expect(main).toContainText('Enter your email address')
  await main.getByLabel('Email address').fill('robin@example.com')
  await space.breakWith({ path: '/web-subscribe-email', status: 500 })
  await main.getByRole('button', { name: 'Remind me' }).click()
  await expect(main).toContainText('The store cannot be reached. Please try again.')
  await space.mend()
  await main.getByRole('button', { name: 'Remind me' }).click()
  await expect(main).toContainText('We will write to you once, when Tacto Doctor is back.')
})

test('few pieces are counted, and what sending costs stands beside the delivery date', async ({
  page,
  space,
}) => {
  await space.stock('orboot', 4)
  await page.goto('/orboot/earth')
  await expect(page.getByRole('main')).toContainText('Only 4 left')
  const main = page.getByRole('main')
  await expect(main).toContainText('Shipping $5.99, free from $49.00')
  await expect(main).toContainText(/Arrives/)
  await page.goto('/tacto/chess')
  await expect(main).toContainText('Free shipping')
})

test('reviews come when they are near, and more of them on a press', async ({ page }) => {
  await page.goto('/orboot/earth')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'What families say' })).toBeVisible()
  await expect(main).not.toContainText('The passport did it')
  await main.getByRole('button', { name: 'Load more reviews' }).click()
  await expect(main).toContainText('The passport did it')
})

test('a set names its exact saving, and one press puts all of it into the cart', async ({
  page,
}) => {
  await page.goto('/orboot/mars')
  const set = page.getByRole('article').filter({ hasText: 'Engineer Pack' })
  // 45.49 + 49.99 + 25 apart, 97.48 together (§9).
  await expect(set).toContainText('You save $23.00')
  await set.getByRole('button', { name: /^Add the set/ }).click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('Engineer Pack')
  await expect(overlay).toContainText('$97.48')
})

test('a kit that sells alone is bought with a gamepad where the shopper wants one', async ({
  page,
}) => {
  await page.goto('/plugo/detective?cc=IN')
  const main = page.getByRole('main')
  await main.getByText('With a gamepad').click()
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  const lines = page.getByRole('list', { name: 'In your cart' })
  await expect(lines).toContainText('Plugo Detective')
  await expect(lines).toContainText('₹1,000')
})

test('Orboot Earth shows its ten storyboard add-ons, which nobody can buy (§3)', async ({
  page,
}) => {
  await page.goto('/orboot/earth?cc=GB')
  const stories = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'More stories for it' }) })
    .getByRole('listitem')
  await expect(stories).toHaveCount(10)
  for (const story of await stories.all()) {
    await expect(story).toContainText('£3.99')
    await expect(story.getByRole('link')).toHaveCount(0)
    await expect(story.getByRole('button')).toHaveCount(0)
  }
})

test('Orboot and Tacto say that the device is not included, Plugo does not (§3)', async ({
  page,
}) => {
  const note = page.getByRole('main').getByText(/not included/)
  for (const [path, count] of [
    ['/orboot/mars', 1],
    ['/tacto/chess', 1],
    ['/plugo/count', 0],
  ] as const) {
    await page.goto(path)
    await expect(note, path).toHaveCount(count)
  }
})

test('pictures come forward by their thumbnails and grow on a press', async ({ page }) => {
  await page.goto('/tacto/chess')
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: /^Picture 2/ }).click()
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 })
  const second = pictures.nth(1).getByRole('button')
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(second).toHaveAttribute('aria-pressed', 'false')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('price and button come along at the foot, while the page’s own are out of sight', async ({
    page,
  }) => {
    await page.goto('/orboot/mars')
    await page.getByRole('button', { name: 'Decline' }).click()
    const bar = page.getByRole('button', { name: /^Add to cart ?: Orboot Mars/ }).first()
    const own = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
    await own.scrollIntoViewIfNeeded()
    await expect(bar).not.toBeInViewport()
    await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    await bar.click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
  })
})

test('filters count what they would show, and a search that finds nothing leads on', async ({
  page,
}) => {
  await page.goto('/shop')
  const coding = page.getByRole('button', { name: /^Coding/ })
  const promised = Number(/\d+/.exec((await coding.textContent()) ?? '')?.[0])
  await coding.click()
  await expect(page.getByText(new RegExp(`^${promised} toys?$`))).toBeVisible()
  await page.goto('/shop?q=submarine')
  await expect(page.getByText('0 toys')).toBeVisible()
  await page
    .getByRole('button', { name: /Clear|all toys/i })
    .first()
    .click()
  await expect(page.getByText('32 toys')).toBeVisible()
})

test('filters, order and search stand in the address, and Back takes the last one back', async ({
  page,
}) => {
  await page.goto('/shop')
  const count = page.getByText(/^\d+ toys?$/)
  const all = await count.textContent()
  await page.getByRole('combobox', { name: 'Price' }).selectOption('low')
  await expect(page).toHaveURL('/shop?price=low')
  await expect(count).not.toHaveText(all ?? '')
  await page.getByRole('button', { name: /^STEM/i }).first().click()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('price-up')
  await expect(page).toHaveURL(/skill=stem&price=low&sort=price-up/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('low')
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(count).toHaveText(all ?? '')
})
