import type { Locator, Page } from '@playwright/test'
import { createAccountByCalls, sam, signInByCalls, signUpByCalls } from './support/account.ts'
import { ada, monday, placeOrder } from './support/orders.ts'
import { expect, test, valueAt, type OwnSpace } from './support/ownSpace.ts'

/*
 * Orders, returns, referral and rewards of a signed-in shopper while the store is down, slow or broken,
 * or loses its answer after the commit (§4.36–§4.38, §4.68). The tests keep a fault until they clear it,
 * because Chromium repeats a request whose connection breaks.
 */

const main = (page: Page) => page.getByRole('main')
const arrived = '2026-12-03T09:00:00.000Z'
const earth = [{ sku: 'orboot', quantity: 1 }]

/** Signs Sam up and places an order on a Monday, which is not packed yet. */
async function withOrder(page: Page, space: OwnSpace): Promise<string> {
  await space.setClock(monday)
  await signUpByCalls(page, space)
  return placeOrder(page, space, earth, 51.48)
}

async function withArrivedOrder(page: Page, space: OwnSpace): Promise<string> {
  const id = await withOrder(page, space)
  await space.setClock(arrived)
  await signInByCalls(page, space)
  return id
}

/** Signs Sam up and delivers a friend's first order, so that Sam can claim $10. */
async function withReward(page: Page, space: OwnSpace): Promise<void> {
  await space.setClock(monday)
  await signUpByCalls(page, space)
  const referral = await page.request.get('/user/referral', { headers: space.headers })
  const referCode = valueAt(await referral.json(), 'data', 'referCode')
  await page.context().clearCookies()
  await placeOrder(page, space, earth, 51.48, { customer: ada, referCode })
  await space.setClock('2026-12-15T09:00:00.000Z')
  await signInByCalls(page, space)
}

interface Reading {
  readonly path: '/user/orders' | '/user/returns' | '/user/referral' | '/user/rewards'
  /** The page that needs the call. */
  readonly page: string
  /** How the page's messages name its data. */
  readonly what: string
  readonly content: (page: Page, orderId: string) => Locator
}

const order = (page: Page, id: string) => main(page).getByRole('link', { name: `Order ${id}` })
const returns = (page: Page) => main(page).getByText('You have sent nothing back.')
const link = (page: Page) => main(page).getByRole('button', { name: 'Copy link' })

const readings: readonly Reading[] = [
  { path: '/user/orders', page: '/profile/orders', what: 'Your orders', content: order },
  { path: '/user/returns', page: '/profile/returns', what: 'Your returns', content: returns },
  { path: '/user/referral', page: '/profile/rewards', what: 'Your rewards', content: link },
  { path: '/user/rewards', page: '/profile/rewards', what: 'Your rewards', content: link },
]

for (const reading of readings) {
  const { path, what, content } = reading

  for (const fault of [{ status: 500 }, { drop: 'before' }] as const) {
    test(`GET ${path}: ${JSON.stringify(fault)} shows a message on ${reading.page}, and "Try again" works`, async ({
      page,
      space,
    }) => {
      const id = await withOrder(page, space)
      await space.addFault({ path, method: 'GET', ...fault })
      await page.goto(reading.page)
      await expect(main(page).getByText(`${what} could not be shown just now.`)).toBeVisible()
      await space.clearFaults()
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(content(page, id)).toBeVisible()
    })
  }

  test(`GET ${path}: ${reading.page} waits for a slow answer`, async ({ page, space }) => {
    const id = await withOrder(page, space)
    await space.addFault({ path, method: 'GET', delayMs: 2000 })
    await page.goto(reading.page)
    await expect(main(page).getByRole('status', { name: `${what}: one moment` })).toBeVisible()
    await expect(content(page, id)).toBeVisible()
  })
}

interface Change {
  readonly name: string
  readonly path: '/user/orders' | '/user/returns' | '/user/referral'
  /** Prepares everything up to the press. */
  readonly arrive: (page: Page, space: OwnSpace) => Promise<void>
  readonly press: (page: Page) => Promise<void>
  /** Text that the page shows after the change. */
  readonly done: string
  /** Expects that the change was made once, however often it was sent. */
  readonly expectOnce: (page: Page) => Promise<void>
}

const changes: readonly Change[] = [
  {
    name: 'cancelling an order',
    path: '/user/orders',
    arrive: async (page, space) => {
      await page.goto(`/profile/orders/${await withOrder(page, space)}`)
    },
    press: async (page) => {
      await main(page).getByRole('button', { name: 'Cancel this order' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
    },
    done: 'Your order is cancelled. We give back $51.48.',
    expectOnce: async (page) => {
      await page.reload()
      await expect(main(page)).toContainText('This order was cancelled.')
    },
  },
  {
    name: 'sending a toy back',
    path: '/user/returns',
    arrive: async (page, space) => {
      await page.goto(`/profile/returns?order=${await withArrivedOrder(page, space)}`)
      await main(page).getByLabel('Why?').selectOption('damaged')
    },
    press: (page) => main(page).getByRole('button', { name: 'Start this return' }).click(),
    done: 'Your return is noted',
    expectOnce: async (page) => {
      await page.goto('/profile/returns')
      await expect(main(page).getByText('Waiting for your parcel')).toHaveCount(1)
    },
  },
  {
    name: 'claiming a reward',
    path: '/user/referral',
    arrive: async (page, space) => {
      await withReward(page, space)
      await page.goto('/profile/rewards')
    },
    press: (page) => main(page).getByRole('button', { name: 'Claim', exact: true }).click(),
    done: '$10 off, once',
    expectOnce: async (page) => {
      await page.reload()
      await expect(main(page).getByText('$10 off, once')).toHaveCount(1)
    },
  },
]

for (const { name, path, arrive, press, done, expectOnce } of changes) {
  for (const { fault, message } of [
    { fault: { status: 500 }, message: 'Something went wrong in the store.' },
    { fault: { drop: 'before' }, message: 'The store could not be reached.' },
  ] as const) {
    test(`${name}: ${JSON.stringify(fault)} shows an error, and a slow retry succeeds once`, async ({
      page,
      space,
    }) => {
      await arrive(page, space)
      await space.addFault({ path, method: 'POST', ...fault })
      await press(page)
      await expect(main(page)).toContainText(message)
      await space.clearFaults()
      await space.addFault({ path, method: 'POST', delayMs: 1500 })
      await press(page)
      await expect(main(page)).toContainText(done)
      await expectOnce(page)
    })
  }

  test(`${name}: the change is made once although its answer is lost after the commit`, async ({
    page,
    space,
  }) => {
    await arrive(page, space)
    await space.addFault({ path, method: 'POST', drop: 'after' })
    await press(page)
    const lost = main(page).getByText('The store could not be reached.')
    await expect(main(page).getByText(done).or(lost)).toBeVisible()
    await space.clearFaults()
    // The page finds a cancelled order by fetching the orders again. Other forms need a second press.
    if (await lost.isVisible()) await press(page)
    await expect(main(page)).toContainText(done)
    await expectOnce(page)
  })
}

test('/refer-and-earn shows what a friend saves while the session cannot be fetched', async ({
  page,
  space,
}) => {
  await createAccountByCalls(page, space)
  await space.addFault({ path: '/api/auth/session', status: 500 })
  await page.goto('/refer-and-earn')
  await expect(main(page)).toContainText('A friend saves $10')
  await expect(page.getByText(sam.name)).toHaveCount(0)
})
