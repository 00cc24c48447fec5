import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/ownSpace.ts'
import { openReady } from './support/open.ts'

/* Choosing a toy: the guides of product lines, the comparison, reviews, and recently seen toys. */

test(
  '/plugo names one kit for a child, says why, and explains the gamepad',
  { tag: '@gate' },
  async ({ page }) => {
    await openReady(page, '/plugo')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'The gamepad, explained' })).toBeVisible()
    const advice = main.getByRole('status').filter({ hasText: 'Plugo' })
    await main.getByLabel('What does the child love?').selectOption('Reading and spelling')
    await expect(advice).toContainText('Plugo Letters')
    await main.getByLabel('How old is the child?').selectOption('10–12 years')
    await expect(advice).toContainText('Plugo Detective')
    await expectNoViolations(page)
    await advice.getByRole('button', { name: /^Add to cart ?: Plugo Detective$/ }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Plugo Detective')
  },
)

test('the home page asks for the age, /find for the rest, and the address keeps the answers', async ({
  page,
}) => {
  await openReady(page, '/')
  const ages = page.getByRole('navigation', { name: 'Find a toy by age' })
  await ages.getByRole('link', { name: '6–8 years' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which toy for this child?')
  await expect(page.getByLabel('How old is the child?')).toHaveValue('6_8')
  await page.getByLabel('What does the child love?').selectOption('Space and machines')
  await page.getByLabel('What will it be played on?').selectOption('A phone')
  const advice = page.getByRole('status').filter({ hasText: 'Made for ages' })
  await expect(advice).toContainText('Orboot Mars')
  await expect(advice).toContainText('These fit too:')
  await expect(page).toHaveURL(/\/find\?age=6_8&interest=space&device=phone$/)
  await expectNoViolations(page)

  await openReady(page, page.url())
  await expect(advice).toContainText('Orboot Mars')
  await expect(page.getByLabel('What does the child love?')).toHaveValue('space')
})

test('the menu leads to the gift guide, which shows four toys for an age and leads to a budget (§2.97)', async ({
  page,
}) => {
  await openReady(page, '/?cc=GB')
  await page.getByRole('navigation', { name: 'Main' }).getByText('More').click()
  await page.getByRole('menuitem', { name: 'Gift guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts by age and budget')
  const ages = page.getByRole('navigation', { name: 'Gifts by age' })
  await ages.getByRole('link', { name: '6–8 years' }).click()
  await expect(page.getByRole('heading', { name: 'For 6–8 years' })).toBeInViewport()
  await expect(page.locator('#ages-6_8').getByRole('listitem')).toHaveCount(4)
  await page.getByRole('link', { name: 'Under £20' }).click()
  await expect(page).toHaveURL(/\/shop\?price=low$/)
})

test('/tacto advises no game for a phone, because its pieces stand on a tablet', async ({
  page,
}) => {
  await openReady(page, '/tacto')
  const main = page.getByRole('main')
  await main.getByLabel('What will it be played on?').selectOption('A phone')
  await expect(main.getByText('This needs a tablet')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a shopper compares a globe with a game, side by side', async ({ page }) => {
    await openReady(page, '/orboot/earth')
    const table = page.getByRole('table', { name: 'Orboot Earth and its siblings' })
    await page.getByRole('heading', { name: 'Which one is yours?' }).scrollIntoViewIfNeeded()
    await table.scrollIntoViewIfNeeded()
    const exchange = table.getByLabel('Compare another toy than Orboot Dinos')
    await exchange.selectOption('Tacto Chess')
    await table.getByRole('button', { name: 'Do not compare Orboot Mars' }).click()
    const columns = [/Orboot Earth/, /Tacto Chess/].map((name) => table.getByRole('link', { name }))
    for (const column of columns) await expect(column).toBeInViewport()
    await expect(table.getByRole('link', { name: /Orboot Mars/ })).toBeHidden()
    const overhang = () => page.evaluate(() => document.body.scrollWidth - window.innerWidth)
    expect(await overhang()).toBeLessThanOrEqual(0)
  })
})

test('a product page shows recently seen toys on the next visit, without its own toy', async ({
  page,
}) => {
  for (const path of ['/tacto/chess', '/orboot/mars', '/orboot/earth']) {
    await page.goto(path)
    await expect(page.locator('html[data-ready]')).toBeAttached()
  }
  await page.reload()
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const seen = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'You looked at these' }) })
  await expect(seen.getByRole('article')).toHaveCount(2)
  await expect(seen.getByRole('article').first()).toContainText('Mars')
})

test('reviews have a country and a date, and can be sorted', async ({ page }) => {
  await page.goto('/orboot/earth')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const main = page.getByRole('main')
  await expect(main).toContainText('A selection: 5 of 7,041 can be read here.')
  await expect(main).toContainText('Pune, India · 2 November 2026')
  await main.getByLabel('Sort').selectOption('Fewest stars first')
  await expect(main).toContainText('Good globe, short stand')
})

test('a product page shows stock, returns and guarantee, and the guarantee leads to its page (§2.95)', async ({
  page,
}) => {
  await page.goto('/orboot/earth')
  const main = page.getByRole('main')
  for (const text of [
    'In stock',
    /^Returns within 30 days. You pay the postage/,
    'Guaranteed for a year',
  ])
    await expect(main.getByText(text).first()).toBeVisible()
  await main.getByRole('link', { name: 'Guaranteed for a year' }).click()
  await expect(page).toHaveURL('/guarantee?toy=orboot')
  await expect(page.getByRole('heading', { name: 'Spare parts', exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Ask for a piece' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('A part is missing or broken')
  await expect(page.getByLabel('Your message')).toHaveValue('Toy: Orboot Earth\n\n')
})
