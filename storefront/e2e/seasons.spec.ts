import { expect, test } from './support/ownSpace.ts'

/* Banners and delivery dates follow the store's clock (§2.60). */

/** A day and a country for each season, with the expected look, heading and offer. */
const days = [
  ['welcome', 'US', '2027-05-05', 'Glad you crossed over', '10% off from $49 with WELCOME10'],
  ['welcome', 'IN', '2027-05-05', 'Glad you crossed over', '10% off from ₹1,998 with WELCOME10'],
  ['welcome-2022', 'GB', '2022-01-10', 'Good morning, 2022', '10% off from £29 with WELCOME22'],
  ['republic-day', 'IN', '2027-01-26', 'Happy Republic Day', 'up to 20% off bundles'],
  ['birthday', 'GB', '2027-04-15', 'Our birthday, your presents', '30% off'],
  ['july-4', 'US', '2027-07-04', 'Sparks, minus the bang', '30% off'],
  ['back-to-school', 'IN', '2027-06-01', 'First bell, best bag', '20% off'],
  ['back-to-school', 'CA', '2027-08-25', 'First bell, best bag', '30% off'],
  ['rakhi', 'IN', '2027-08-15', 'Tie a thread, share a toy', '20% off'],
  ['launch', 'AE', '2026-10-05', 'Ready for lift-off', '30% off'],
  ['black-friday', 'US', '2027-11-26', 'The dark side of STEM', '30% off'],
  ['holiday', 'CA', '2027-12-20', 'Still played with in July', '30% off from C$99 with HOLIDAY30'],
  [
    'holiday',
    'IN',
    '2027-12-20',
    'Still played with in July',
    '15% off from ₹2,997 with HOLIDAY15',
  ],
] as const

for (const [season, country, day, heading, offer] of days) {
  test(`${season} in ${country}: bar, hero and colours follow the store’s date (§2.57, §9.23)`, async ({
    page,
    space,
  }) => {
    await space.setClock(`${day}T12:00:00Z`)
    await page.goto(`/?cc=${country}`)
    const bar = page.getByRole('complementary', { name: 'Offer' })
    await expect(bar).toContainText(offer)
    const look = season === 'welcome' ? 'default' : season
    await expect(page.locator(`html[data-season=${look}]`)).toBeAttached()
    await page.getByRole('heading', { name: 'Bestsellers' }).scrollIntoViewIfNeeded()
    const hero = page.getByRole('region', { name: 'Season’s offer' })
    await expect(hero.getByRole('heading', { name: heading })).toBeVisible()
    await expect(hero.getByRole('list')).toContainText(offer)
    await expect(hero.getByRole('link')).toHaveAttribute('href', '/shop')
    await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(bar).toContainText(offer)
    await expect(page.locator(`html[data-season=${look}]`)).toBeAttached()
  })
}

test('the home page shows the season’s hero, and at a launch the units left (§3.8)', async ({
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

test('while the store is unreachable, the banner follows the device’s date', async ({
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
