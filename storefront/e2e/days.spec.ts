import type { Page } from '@playwright/test'
import { toCheckout, payButton } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test } from './support/ownSpace.ts'

/* The days of a country are the same before and after paying, in whatever zone the device is (decision 381). */

const arrival = (page: Page) => page.getByText(/^Arrives/).first()

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata']) {
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const { what, at, placed, arrives } of [
      {
        what: 'on a US evening that is the next day in UTC',
        at: '2026-11-25T02:30:00.000Z',
        placed: 'November 24, 2026',
        arrives: 'Nov 27 – Dec 2',
      },
      {
        what: 'on the night in which US summer time ends',
        at: '2026-11-01T04:30:00.000Z',
        placed: 'November 1, 2026',
        arrives: 'Nov 4–9',
      },
    ]) {
      test(`an order ${what} has one day`, async ({ page, space }) => {
        await space.setClock(at)
        await toCheckout(page)
        await expect(arrival(page)).toHaveText(`Arrives ${arrives}`)
        await fillCheckout(page, testCard.approved)
        await payButton(page).click()
        await expect(page).toHaveURL(/\/thankyou\//)
        await expect(arrival(page)).toHaveText(`Arrives ${arrives}`)
        await page.reload()
        await expect(page.getByText(`was placed on ${placed}`)).toBeVisible()
        const { text } = await space.lastMail('ada@example.com')
        expect(text).toContain(`Ordered on ${placed}, and expected ${arrives}.`)
      })
    }
  })
}

test.describe('a device in the United States', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('India’s new day begins at its own midnight', async ({ page, space }) => {
    // 2 in the night of the 25th in Kolkata.
    await space.setClock('2026-11-24T20:30:00.000Z')
    await page.goto('/orboot/earth?cc=IN')
    await expect(arrival(page)).toHaveText(/^Arrives 28 Nov – 2 Dec/)
  })
})
