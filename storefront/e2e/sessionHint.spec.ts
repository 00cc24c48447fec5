import type { BrowserContext, Page } from '@playwright/test'
import {
  createAccountByCalls,
  endSession,
  expectVisitor,
  logOut,
  openLogIn,
  popup,
  press,
  profileMenu,
  signUpByCalls,
  startSessionByCalls,
  welcome,
} from './support/account.ts'
import { addFrom } from './support/buying.ts'
import { holdRequests } from './support/holdRequests.ts'
import { openReady } from './support/open.ts'
import { expect, test } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* A returned shopper's page asks for the session at once, and a guest's page does not ask (docs/decisions/408). */

const sessionPath = '/api/auth/session'
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true })

/** Notes the visible text of each page, frame by frame. Call it before the page opens. */
async function watchText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const texts = new Set<string>()
    Object.assign(window, { texts })
    const note = () => {
      const shown = ['header', 'main'].map((name) => document.querySelector<HTMLElement>(name))
      texts.add([location.pathname, ...shown.map((part) => part?.innerText ?? '')].join(' '))
      requestAnimationFrame(note)
    }
    note()
  })
}

/** What was shown since the page was loaded, at this path. */
async function textsAt(page: Page, path: string): Promise<readonly string[]> {
  const texts = await page.evaluate((): readonly string[] => {
    const noted: unknown = Reflect.get(window, 'texts')
    return noted instanceof Set ? [...noted].map(String) : []
  })
  const here = texts.filter((text) => text.startsWith(`${path} `))
  expect(here.length).toBeGreaterThan(0)
  return here
}

/** The paths that a page has asked the store for. */
function recordPaths(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname))
  return paths
}

for (const { viewport, tag } of viewports) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport })

    test('a returned shopper sees a reserved place, then the greeting, and never "Log In"', async ({
      page,
      space,
    }) => {
      await signUpByCalls(page, space)
      await watchText(page.context())
      const release = await holdRequests(page, new RegExp(sessionPath))
      await openReady(page, '/')
      await expect(account(page)).toBeVisible()
      const cart = page.getByRole('button', { name: /^Cart/ })
      const boxes = async (opener: ReturnType<typeof account>) => [
        await opener.boundingBox(),
        await cart.boundingBox(),
      ]
      const before = await boxes(account(page))
      release()
      await expect(profileMenu(page)).toBeVisible()
      expect(await boxes(profileMenu(page))).toEqual(before)
      expect((await textsAt(page, '/')).filter((text) => text.includes('Log In'))).toEqual([])
    })
  })
}

test(
  'a returned shopper’s page asks for the session before it has hydrated',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    const asked = page.waitForRequest((request) => request.url().includes(sessionPath))
    // The page cannot hydrate without the code of its route.
    const release = await holdRequests(page, /\/assets\/HomeRoute-[^/]+\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    await expect(page.locator('html[data-ready]')).toHaveCount(0)
    release()
    await expect(profileMenu(page)).toBeVisible()
  },
)

test(
  'a guest’s page asks for no session until the guest wants to log in',
  { tag: '@gate' },
  async ({ page }) => {
    const paths = recordPaths(page)
    await page.clock.install()
    await openReady(page, '/')
    await expectVisitor(page)
    await page.mouse.move(5, 5)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
    await expect(page).toHaveURL('/shop')
    await page.clock.runFor(600_000)
    expect(paths).not.toContain(sessionPath)
    await openLogIn(page)
    await expect.poll(() => paths).toContain(sessionPath)
  },
)

test('a browser with a session but no hint gets the hint on a page that needs the session', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await startSessionByCalls(page, space)
  await page.goto('/profile/addresses')
  await expect(profileMenu(page)).toBeVisible()
  await watchText(page.context())
  await page.goto('/shop')
  await expect(profileMenu(page)).toBeVisible()
  expect((await textsAt(page, '/shop')).filter((text) => text.includes('Log In'))).toEqual([])
})

test('opening the cart brings the account’s toys to a browser whose storage was deleted', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  const joined = page.waitForResponse(
    (response) => response.url().endsWith('/user/cart') && response.request().method() === 'POST',
  )
  await addFrom(page, '/tacto/chess')
  await joined
  // Safari deletes it after seven days without a visit. The session's cookie stays.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await openReady(page, '/')
  await expectVisitor(page)
  await page.getByRole('button', { name: 'Cart, 0 items' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Tacto Chess')
  await expect(page.locator('header[data-session="authenticated"]')).toBeAttached()
})

test('after an expired session the page offers to log in, and the next page asks no more', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await endSession(page)
  await openReady(page, '/')
  await expectVisitor(page)
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  const paths = recordPaths(page)
  await openReady(page, '/shop')
  await expectVisitor(page)
  expect(paths).not.toContain(sessionPath)
})

test(
  '/refer-and-earn leads a returned shopper to the rewards, and never asks to log in (§2.10)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    await watchText(page.context())
    const release = await holdRequests(page, new RegExp(sessionPath))
    await openReady(page, '/refer-and-earn')
    const main = page.getByRole('main')
    await expect(main.getByRole('status', { name: 'Opening your rewards' })).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/profile/rewards')
    expect((await textsAt(page, '/refer-and-earn')).filter((text) => /log in/i.test(text))).toEqual(
      [],
    )
  },
)

test('the page after a sign-in with Google shows the account at once', async ({
  page,
  space: _space,
}) => {
  const google = async () => {
    await openLogIn(page)
    await press(page, 'Continue with Google')
    await page.getByRole('button', { name: /^Ada Sample/ }).click()
  }
  const menu = page.getByRole('button', { name: 'Account of Ada Sample' })
  await page.goto('/shop')
  await google()
  await expect(welcome(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectVisitor(page)
  await watchText(page.context())
  await google()
  await expect(page).toHaveURL('/shop')
  await expect(menu).toBeVisible()
  await expect(popup(page)).toBeHidden()
  expect((await textsAt(page, '/shop')).filter((text) => text.includes('Log In'))).toEqual([])
})

test('after Log Out, the next page of the browser is a guest’s', async ({ page, space }) => {
  await signUpByCalls(page, space)
  await page.goto('/')
  await logOut(page)
  const paths = recordPaths(page)
  await openReady(page, '/shop')
  await expectVisitor(page)
  expect(paths).not.toContain(sessionPath)
})
