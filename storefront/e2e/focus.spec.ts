import type { Page } from '@playwright/test'
import { addFrom, openCart } from './support/buying.ts'
import { doubleText } from './support/narrow.ts'
import { openReady } from './support/open.ts'
import { expect, test } from './support/shop.ts'

/* Where focus moves after a press has removed the focused element. */

test('the overlay’s link to the cart page moves focus to the main content', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View cart/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  // On focus, screen readers read the name of <main>: the page's heading.
  await expect(page.getByRole('main', { name: 'Your cart' })).toBeFocused()
})

test('a link of the side menu moves focus to the new page’s main content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'All toys' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('main')).toBeFocused()
})

test('undo by keyboard keeps focus in the cart', { tag: '@gate' }, async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await removeAndUndo(page)
})

test('undo by keyboard keeps focus in the cart’s overlay', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await removeAndUndo(page)
})

/** Removes the cart's only toy and takes the removal back, all by the keyboard. */
async function removeAndUndo(page: Page) {
  await page.getByRole('button', { name: /^Remove Orboot Mars/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'In your cart' })
  await expect(list.getByRole('link', { name: 'Orboot Mars' })).toBeFocused()
}

test('Apply keeps focus while the code is looked up', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByText('Have a coupon code?').click()
  await page.getByLabel('Coupon code').fill('NOSUCHCODE')
  const apply = page.getByRole('button', { name: 'Apply' })
  await apply.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code not applied')).toBeVisible()
  await expect(apply).toBeEnabled()
  await expect(apply).toBeFocused()
})

test('a second search keeps focus in the search field', async ({ page }) => {
  await page.goto('/shop')
  // Without the script the form would load another page.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const field = page.getByRole('combobox', { name: 'Search toys' })
  for (const [text, heading] of [
    ['globes', 'Toys for “globes”'],
    ['6 years', 'Toys for “6 years”'],
  ] as const) {
    await field.fill(text)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(field).toBeFocused()
  }
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Orboot Mars/ })
      .first(),
  ).toBeVisible()
})

test('"Load more reviews" moves focus to the first new review', async ({ page }) => {
  await page.goto('/orboot/earth')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  const more = page.getByRole('button', { name: 'Load more reviews' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('The passport did it')
})

test('the first Tab loads the parts below, so that Tab reaches their controls', async ({
  page,
}) => {
  await openReady(page, '/orboot/earth')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Compare one more toy')).toBeAttached()
  await expect(page.getByLabel('Filter by stars')).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const reached = new Set<string>()
  const wanted = ['Compare one more toy', 'Filter by stars']
  for (let step = 0; step < 150 && wanted.some((name) => !reached.has(name)); step += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement
        const named = focused?.closest('[aria-label="Filter by stars"]') ?? focused
        return named?.getAttribute('aria-label') ?? ''
      }),
    )
  }
  expect([...reached]).toEqual(expect.arrayContaining(wanted))
})

test('the keys go through the choice of a toy, and Enter compares it', async ({ page }) => {
  await openReady(page, '/orboot/earth')
  await page.keyboard.press('Tab')
  const table = page.getByRole('table', { name: 'Orboot Earth and its siblings' })
  const names = table.getByRole('columnheader').getByRole('link')
  const list = page.getByLabel('Compare one more toy')
  await list.focus()
  await expect(names).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Enter compares it')).toBeVisible()
  await expect(names).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(4)
  await expect(names.last()).toBeFocused()
  const [header, name] = [
    await page.getByRole('banner').boundingBox(),
    await names.last().boundingBox(),
  ]
  expect(name?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
})

test('the parts below have their headings before any input', async ({ page }) => {
  await openReady(page, '/orboot/earth')
  for (const name of ['Which one is yours?', 'What families say'])
    await expect(page.getByRole('heading', { name })).toBeAttached()
  await expect(page.getByLabel('Filter by stars')).toBeHidden()
})

test('a press of the mouse loads no parts below', async ({ page }) => {
  await openReady(page, '/orboot/earth')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('Filter by stars')).toBeHidden()
  await expect(page.getByLabel('Compare one more toy')).toBeHidden()
})

test('answering the cookie notice moves focus to the main content', async ({ page }) => {
  await openReady(page, '/')
  await page.getByRole('button', { name: 'Decline' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

for (const path of ['/shop', '/orboot/earth']) {
  test(`Shift+Tab never moves focus below the header of ${path}`, async ({ page }) => {
    await openReady(page, path)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    const covered: string[] = []
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const found = await page.evaluate(() => {
        const focused = document.activeElement
        const header = document.querySelector('header')
        if (focused === null || header === null || header.contains(focused)) return undefined
        const isCovered =
          focused.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom + 4
        return { name: focused.textContent, isCovered }
      })
      if (found === undefined) break
      if (found.isCovered) covered.push(found.name)
    }
    expect(covered).toEqual([])
  })
}

test('Tab never moves focus behind the heading or the total of the cart’s overlay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/orboot/mars', '/orboot/dinos', '/tacto/chess', '/plugo/count'])
    await addFrom(page, path)
  const covered: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(key)
      covered.push(...(await page.getByRole('dialog').evaluate(hiddenByBars)))
    }
  }
  expect(covered).toEqual([])
})

/** The name of the focused control of a dialog's body, if less than 32 px of it are between header and footer. */
function hiddenByBars(dialog: Element): (string | null)[] {
  const focused = document.activeElement
  const [head, body, foot] = ['head', 'body', 'foot'].map((part) =>
    dialog.querySelector(`[data-part="${part}"]`),
  )
  if (!focused || !head || !foot || body?.contains(focused) !== true) return []
  const { top, bottom, height } = focused.getBoundingClientRect()
  const seen =
    Math.min(bottom, foot.getBoundingClientRect().top) -
    Math.max(top, head.getBoundingClientRect().bottom)
  return seen < Math.min(height, 32) - 1
    ? [focused.getAttribute('aria-label') ?? focused.textContent]
    : []
}

test('Tab never moves focus below the first toy of the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/plugo/count')
  await page.keyboard.press('Tab')
  const table = page.getByRole('table', { name: /Plugo Count/ })
  const last = table.getByRole('button', { name: /^Add to cart ?: Plugo Slingshot$/ })
  await last.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const button = table.getByRole('button', { name: /^Add to cart ?: Plugo Letters$/ })
  await expect(button).toBeFocused()
  const first = await table.getByRole('columnheader').nth(1).boundingBox()
  const box = await button.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0))
})

test('with text at 200 %, the comparison starts with its first toy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/plugo/count')
  await doubleText(page)
  await page.keyboard.press('Tab')
  const table = page.getByRole('table', { name: /Plugo Count/ })
  await table.scrollIntoViewIfNeeded()
  const first = await table.getByRole('columnheader').nth(1).boundingBox()
  expect(first?.x).toBeGreaterThanOrEqual(0)
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`Shift+Tab over the header of a scrolled page shows each control and scrolls nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openReady(page, '/shop')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.evaluate(() => {
      window.scrollTo({ top: 1500, behavior: 'instant' })
      document.getElementById('main')?.focus({ preventScroll: true })
    })
    await expect(page.getByRole('complementary', { name: 'Offer' })).not.toBeInViewport()
    const close = page.getByRole('button', { name: 'Close the offer' })
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(1500)
      if (await close.evaluate((button) => button === document.activeElement)) break
    }
    await expect(close).toBeFocused()
  })
}
