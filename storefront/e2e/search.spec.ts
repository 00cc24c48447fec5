import { expectNoViolations } from './support/axe.ts'
import { holdRequests } from './support/holdRequests.ts'
import { expect, test } from './support/ownSpace.ts'
import { openReady } from './support/open.ts'

/* Suggestions while typing: in the header, and on a phone without opening the menu. */

test(
  'a suggestion opens its toy by keyboard, and the last one opens all results',
  { tag: '@gate' },
  async ({ page }) => {
    await openReady(page, '/')
    const field = page.getByRole('combobox', { name: 'Search toys' })
    await field.pressSequentially('chess set')
    const chess = page.getByRole('option', { name: /^Tacto Chess.*\$54\.99/ })
    await expect(chess).toBeVisible()
    await expect(chess.locator('img')).toBeVisible()
    await expectNoViolations(page)
    await field.press('ArrowDown')
    await expect(chess).toHaveAttribute('aria-selected', 'true')
    await field.press('Enter')
    await expect(page).toHaveURL('/tacto/chess')
    // The new page takes the focus, which would close the suggestions.
    await expect(page.getByRole('heading', { level: 1, name: 'Tacto Chess' })).toBeVisible()
    await field.fill('birthday gift')
    await page.getByRole('option', { name: /^See all \d+ toys/ }).click()
    await expect(page).toHaveURL('/shop?q=birthday+gift')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  },
)

for (const path of ['/', '/shop']) {
  test(`from ${path}, toys stay on screen while the code of the first search loads`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /shelfSearch/)
    await openReady(page, path)
    const field = page.getByRole('combobox', { name: 'Search toys' })
    await field.fill('chess')
    await field.press('Enter')
    await expect(page).toHaveURL('/shop?q=chess')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('All toys')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    release()
    await expect(heading).toHaveText('Toys for “chess”')
  })
}

test('an address with a search shows no other toys before those that it finds', async ({
  page,
}) => {
  const release = await holdRequests(page, /shelfSearch/)
  await openReady(page, '/shop?q=chess')
  await expect(page.locator('html[data-asked]')).toBeAttached()
  await expect(page.getByRole('main').getByRole('article').first()).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toys for “chess”')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the header’s icon opens the search; a press on a suggestion opens its toy', async ({
    page,
  }) => {
    await openReady(page, '/')
    await page.getByRole('button', { name: 'Search toys' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Find a toy' })
    const field = dialog.getByRole('combobox', { name: 'Search toys' })
    await expect(field).toBeFocused()
    await field.fill('submarine')
    await expect(dialog.getByText(/^No toy fits “submarine”/)).toBeVisible()
    await expect(dialog.getByRole('option')).toHaveCount(6)
    await field.fill('mars')
    const mars = dialog.getByRole('option', { name: /^Orboot Mars/ })
    await expect(mars).toBeVisible()
    await expectNoViolations(page)
    await mars.tap()
    await expect(page).toHaveURL('/orboot/mars')
    await expect(dialog).toBeHidden()
  })

  test('the filters stay in view while the list scrolls', async ({ page }) => {
    await openReady(page, '/shop')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page
      .getByRole('button', { name: /Add to cart.*Plugo Detective/ })
      .scrollIntoViewIfNeeded()
    const orboot = page.getByRole('button', { name: /^Orboot \d/ })
    await expect(orboot).toBeInViewport()
    await orboot.tap()
    await expect(page).toHaveURL('/shop?line=orboot')
    await expect(page.getByText(/^4 of \d+ toys: Orboot leaves out \d+$/)).toBeVisible()
  })
})

for (const width of [320, 390, 800, 970, 1110]) {
  test(`the header fits ${width} px beside the button of a closed banner`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openReady(page, '/')
    await page.getByRole('button', { name: 'Close the offer' }).click()
    await expect(page.getByRole('button', { name: 'Show the offer' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeInViewport({ ratio: 1 })
    const overhang = () => page.evaluate(() => document.body.scrollWidth - window.innerWidth)
    expect(await overhang()).toBeLessThanOrEqual(0)
  })
}
