import { existsSync } from 'node:fs'
import path from 'node:path'
import { test, expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'

interface Choice {
  /** The label of the menu's field, and the choice in it. */
  readonly field: string
  readonly to: string
  /** What the URL contains once the value is chosen. */
  readonly address: readonly string[]
  readonly expectShown: (story: FrameLocator) => Promise<void>
}

const expectBlackFriday = async (story: FrameLocator) => {
  await expect(story.locator('html')).toHaveAttribute('data-season', 'black-friday')
  await expect(story.getByRole('complementary', { name: 'Offer' })).toContainText(
    'The dark side of STEM',
  )
}

const choices: readonly Choice[] = [
  {
    field: 'Preset',
    to: 'Black Friday, India, signed in, dark',
    address: ['country:IN', 'season:black-friday', 'session:member', 'scheme:dark'],
    expectShown: async (story) => {
      await expectBlackFriday(story)
      await expect(story.getByText('Account of Sam')).toBeVisible()
      await expect(story.locator('html')).toHaveAttribute('data-scheme', 'dark')
    },
  },
  {
    field: 'Country',
    to: 'India',
    address: ['country:IN'],
    expectShown: (story) => expect(story.getByText(/₹[\d,]+/u).first()).toBeVisible(),
  },
  {
    field: 'Season',
    to: 'Black Friday',
    address: ['season:black-friday', 'date:2026-11-27'],
    expectShown: expectBlackFriday,
  },
  {
    field: 'Session',
    to: 'Signed in',
    address: ['session:member'],
    expectShown: (story) => expect(story.getByText('Account of Sam')).toBeVisible(),
  },
  {
    field: 'Scheme',
    to: 'Dark',
    address: ['scheme:dark'],
    expectShown: (story) => expect(story.locator('html')).toHaveCSS('color-scheme', 'dark'),
  },
  {
    field: 'Text size',
    to: '200 %',
    address: ['textSize:200-percent'],
    expectShown: (story) => expect(story.locator('html')).toHaveCSS('font-size', '32px'),
  },
]

/* One after the other: two Storybooks that load beside each other took three times as long, 25 s a page. `nav=false` hides
   the list of all stories, a third of the time. */
test.describe.configure({ mode: 'default' })

const openMenu = (page: Page) => page.getByRole('button', { name: /^World:/u }).click()

for (const { field, to, address, expectShown } of choices) {
  test(`the URL keeps the choice of ${to} as ${field}`, async ({ page, context }) => {
    await page.goto('/?path=/story/screens-home--playground&nav=false')
    await openMenu(page)
    await page.getByLabel(field, { exact: true }).selectOption({ label: to })
    await expect(page).toHaveURL((url) => {
      const globals = url.searchParams.get('globals')?.split(';') ?? []
      return address.every((choice) => globals.includes(choice))
    })
    await expectShown(page.frameLocator('#storybook-preview-iframe'))
    const chosen = page.url()
    await page.close()

    const afresh = await context.newPage()
    await afresh.goto(chosen)
    await expectShown(afresh.frameLocator('#storybook-preview-iframe'))
    await openMenu(afresh)
    await expect(afresh.getByLabel(field, { exact: true }).locator('option:checked')).toHaveText(to)
  })
}

test('the World menu offers only countries that have the chosen season', async ({ page }) => {
  await page.goto(
    '/?path=/story/screens-home--playground&globals=country:IN;season:rakhi&nav=false',
  )
  await openMenu(page)
  const country = page.getByLabel('Country', { exact: true })
  await expect(country.getByRole('option', { name: 'India' })).toBeEnabled()
  await expect(country.getByRole('option', { name: 'United States' })).toBeDisabled()
})

test('the World menu locks the fields that a story sets itself', async ({ page }) => {
  await page.goto('/?path=/story/commerce-price--countries&nav=false')
  await openMenu(page)
  await expect(page.getByLabel('Scheme', { exact: true })).toBeEnabled()
  await page.goto('/?path=/story/banners-seasonhero--republic-day&nav=false')
  await openMenu(page)
  await expect(page.getByLabel('Country', { exact: true })).toBeDisabled()
})

test('guides show their stories in the chosen world, each in the window that it sets', async ({
  page,
}) => {
  const guide = page.frameLocator('#storybook-preview-iframe')
  const world = 'globals=country:IN;scheme:dark;textSize:150-percent'
  await page.goto(`/?path=/docs/commerce-listingfilters--docs&${world}&nav=false`)
  const inPage = guide.locator('.story-in-docs')
  await expect(inPage).toHaveAttribute('data-scheme', 'dark')
  await expect(inPage).toContainText('₹')
  await expect(guide.locator('html')).toHaveCSS('font-size', '24px')

  await page.goto(`/?path=/docs/screens-checkout--docs&${world}&nav=false`)
  const frame = guide.locator('iframe[title="On A Phone"]')
  const onPhone = guide.frameLocator('iframe[title="On A Phone"]')
  await frame.scrollIntoViewIfNeeded()
  await expect(onPhone.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(onPhone.locator('html')).toHaveCSS('font-size', '24px')
  await expect(onPhone.getByText(/₹[\d,]+/u).first()).toBeVisible()
  expect(await onPhone.locator('html').evaluate(() => window.innerWidth)).toBe(390)

  await openMenu(page)
  await page.getByLabel('Scheme', { exact: true }).selectOption({ label: 'Light' })
  // Each frame loads when it is in view. The frames above it load anew, and may push it out of view meanwhile.
  await expect(async () => {
    await frame.scrollIntoViewIfNeeded()
    await expect(onPhone.locator('html')).toHaveAttribute('data-scheme', 'light', { timeout: 1000 })
  }).toPass()
})

test('controls show the defaults of props, and the code leaves them out', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=core-button--docs')
  await expect(page.getByRole('radio', { name: 'medium', exact: true })).toBeChecked()
  await page.getByText('Show code').first().click()
  await expect(page.locator('pre', { hasText: 'import' })).toContainText(
    '<Button onClick={() => {}}>',
  )
})

test('the button Copy link copies the address of the open guide, with the chosen world', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = `${baseURL}/?path=/docs/core-button--docs&globals=scheme:dark`
  await page.goto(`${link}&nav=false`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await openMenu(page)
  await page.getByLabel('Scheme', { exact: true }).selectOption({ label: 'Light' })
  await expect(page.getByText('Link copied')).toHaveCount(0)
})

test('below a path of its host, Storybook finds all its files', async ({ page }) => {
  const built = path.resolve(import.meta.dirname, '../../storybook-static')
  const missing: string[] = []
  await page.route('https://stories.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, below] = /^\/some\/path\/(.*)$/u.exec(pathname) ?? []
    const file = path.join(built, below === '' ? 'index.html' : (below ?? 'none'))
    if (existsSync(file)) return route.fulfill({ path: file })
    missing.push(pathname)
    return route.abort()
  })
  await page.goto('https://stories.test/some/path/?path=/story/screens-press-kit--playground')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(missing).toEqual([])
})
