import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { openReady } from './support/open.ts'

/* The dark scheme: the device or the visitor chooses it, and the first paint already has it. */

const night = 'rgb(16, 22, 43)'
const white = 'rgb(255, 255, 255)'

const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour)

/** A choice at the foot of the page. Its code loads when the choice is nearly in view. */
async function choice(page: Page, name: string) {
  await page.getByRole('contentinfo').getByText('Cookie choice').scrollIntoViewIfNeeded()
  return page.getByRole('radiogroup', { name: 'Light or dark?' }).getByRole('radio', { name })
}

/** Blocks scripts and later styles, so that the page stays as its first paint shows it. */
async function keepOnlyFirstPaint(page: Page) {
  await page.route(/\/assets\/.*\.(?:js|css)$/u, (route) => route.abort())
}

test(
  'a dark device gets a dark page at the first paint, a light one a light page',
  { tag: '@gate' },
  async ({ page }) => {
    await keepOnlyFirstPaint(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/', { waitUntil: 'commit' })
    await expectGround(page, night)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/', { waitUntil: 'commit' })
    await expectGround(page, white)
  },
)

test('the page follows the device while it is open', async ({ page }) => {
  await openReady(page, '/')
  await expectGround(page, white)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGround(page, night)
  await expect(await choice(page, 'Device')).toBeChecked()
  await page.emulateMedia({ colorScheme: 'light' })
  await expectGround(page, white)
})

test(
  'a choice overrides the device, also at the first paint of the next page',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await (await choice(page, 'Dark')).check()
    await expectGround(page, night)
    await page.goto('/orboot/earth')
    await expect(await choice(page, 'Dark')).toBeChecked()
    await keepOnlyFirstPaint(page)
    await page.goto('/shop', { waitUntil: 'commit' })
    await expectGround(page, night)
  },
)

test('"Device" deletes the choice', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'scheme', value: 'dark', url: shop.url }])
  await page.goto('/')
  await expectGround(page, night)
  await (await choice(page, 'Device')).check()
  await expectGround(page, white)
  await expect
    .poll(() => page.context().cookies())
    .not.toContainEqual(expect.objectContaining({ name: 'scheme' }))
})

test('a dark page prints dark on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/orboot/earth')
  await expectGround(page, night)
  await page.emulateMedia({ media: 'print' })
  await expectGround(page, white)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(23, 32, 61)')
})
