import { expect, test } from './support/ownSpace.ts'

/* Banners and delivery dates follow the store's clock (§2.60). */

const days = [
  ['US', '2027-07-04T12:00:00Z', 'July 4', 'july-4'],
  ['IN', '2027-01-26T12:00:00Z', 'Republic Day', 'republic-day'],
] as const

for (const [country, now, occasion, season] of days) {
  test(`${country}: the banner follows the store’s date`, async ({ page, space }) => {
    await space.setClock(now)
    await page.goto(`/?cc=${country}`)
    const banner = page.getByRole('complementary', { name: 'Offer' })
    await expect(banner).toContainText(occasion)
    await expect(page.locator(`html[data-season=${season}]`)).toBeAttached()
    await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(banner).toContainText(occasion)
  })
}

test('the home page shows the season’s hero, and the launch how many are left (§3.8)', async ({
  page,
  space,
}) => {
  await space.setClock('2026-10-05T12:00:00Z')
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Season’s offer' })
  await page.getByRole('heading', { name: 'Bestsellers' }).scrollIntoViewIfNeeded()
  await expect(hero).toContainText(/\d+ left/)
  await expect(page.getByRole('complementary', { name: 'Offer' })).toContainText(/Only \d+ left/)
})

test('the next page has the season’s colours before its script has loaded', async ({
  page,
  space,
}) => {
  await space.setClock('2027-07-04T12:00:00Z')
  await page.goto('/')
  await expect(page.locator('html[data-season=july-4]')).toBeAttached()
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/shop', { waitUntil: 'commit' })
  await expect(page.locator('html[data-season=july-4]')).toBeAttached()
})

test('the delivery estimate starts from the store’s date', async ({ page, space }) => {
  await space.setClock('2027-07-01T12:00:00Z')
  await page.goto('/orboot/mars')
  await expect(page.getByRole('main').getByText('Arrives').first()).toContainText('Jul')
})

test('without an answer of the store the banner follows the device’s date', async ({
  page,
  space,
}) => {
  await page.clock.setFixedTime(new Date('2027-12-24T12:00:00Z'))
  await space.addFault({ path: '/get_skus', drop: 'before' })
  await space.addFault({ path: '/getSkuInStock', drop: 'before' })
  await space.addFault({ path: '/site', drop: 'before' })
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Offer' })).toContainText('Holiday')
})

test('the Instagram banner stays for the visit, on other pages and after reloads (§2.37)', async ({
  page,
  context,
}) => {
  await page.goto('/?utm_source=instagram')
  const banner = page.getByRole('complementary', { name: 'Offer' })
  await expect(banner).toContainText('Instagram')
  await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(banner).toContainText('Instagram')
  await page.reload()
  await expect(banner).toContainText('Instagram')
  const visit = await context.newPage()
  await visit.goto('/shop')
  const other = visit.getByRole('complementary', { name: 'Offer' })
  await expect(other).not.toBeEmpty()
  await expect(other).not.toContainText('Instagram')
})
