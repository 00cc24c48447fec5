import type { Page } from '@playwright/test'
import {
  createAccountByCalls,
  fillLogIn,
  popup,
  sam,
  signInByCalls,
  signUpByCalls,
} from './support/account.ts'
import { expectNoViolations } from './support/axe.ts'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { monday, placeOrder } from './support/orders.ts'
import { expect, test } from './support/ownSpace.ts'
import { viewports } from './support/viewports.ts'

/* Referral and rewards in the built shop (§2.10, §4.8, §4.38, §9.18). */

const main = (page: Page) => page.getByRole('main')

for (const { viewport } of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a visitor logs in from /refer-and-earn and finds their own link (§4.8)', async ({
      page,
      space,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await createAccountByCalls(page, space)
      await page.goto('/refer-and-earn')
      await expect(main(page)).toContainText('A friend saves $10')
      await expectNoViolations(page)
      await main(page).getByRole('button', { name: 'Log in to get your link' }).click()
      await fillLogIn(page)
      await expect(page).toHaveURL('/profile/rewards')
      await main(page).getByRole('button', { name: 'Copy link' }).click()
      await expect(main(page).getByText('Copied')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/\/\?utm_source=referral&utm_campaign=\w+$/)
      await expect(main(page)).toContainText(copied)
      await expectNoViolations(page)
    })
  })
}

test('signing in with Google on /refer-and-earn leads to /profile/rewards (§4.8)', async ({
  page,
  space: _space,
}) => {
  await page.goto('/refer-and-earn')
  await main(page).getByRole('button', { name: 'Log in to get your link' }).click()
  await popup(page)
    .getByRole('button', { name: /Google/ })
    .click()
  await page.getByRole('button', { name: /^Ada Sample/ }).click()
  await expect(page).toHaveURL('/profile/rewards')
})

test('a signed-in user who opens /refer-and-earn is sent to the rewards (§2.10)', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await page.goto('/refer-and-earn')
  await expect(page).toHaveURL('/profile/rewards')
})

test(
  'a friend’s first order credits the referrer, who claims a coupon and uses it (§4.38, §9.18)',
  { tag: '@gate' },
  async ({ page, browser, baseURL, space }) => {
    await space.setClock(monday)
    await signUpByCalls(page, space)
    await page.goto('/profile/rewards')
    await expect(main(page)).toContainText(
      'Nothing to claim yet: your first reward comes with a friend’s first order.',
    )
    const link =
      (await main(page)
        .getByText(/utm_source=referral/)
        .textContent()) ?? ''

    const friend = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { ...space.headers },
    })
    await orderAsFriend(await friend.newPage(), link)
    await friend.close()
    expect(await space.lastSubject(sam.email)).toBe('A friend of yours has ordered: thank you!')

    const figure = (label: string) =>
      main(page).locator('dl > div').filter({ hasText: label }).getByRole('definition')
    await page.reload()
    await expect(figure('On its way')).toHaveText('$10.00')
    await expect(main(page)).toContainText(
      'It becomes yours to claim once your friends’ parcels have arrived.',
    )

    await space.setClock('2026-12-15T09:00:00.000Z')
    await signInByCalls(page, space)
    await page.reload()
    await expect(figure('Ready to claim')).toHaveText('$10.00')
    const claim = main(page).getByRole('button', { name: 'Claim', exact: true })
    await main(page).getByLabel('Make into a coupon').fill('all of it')
    await claim.click()
    await expect(main(page).getByText('Please type an amount, such as $10.00')).toBeVisible()
    await main(page).getByLabel('Make into a coupon').fill('11')
    await claim.click()
    await expect(main(page).getByText('You can claim $10.00 at most')).toBeVisible()
    await main(page).getByLabel('Make into a coupon').fill('10')
    await claim.click()
    const coupon = main(page).getByRole('region', { name: 'Your coupons' }).getByRole('listitem')
    await expect(coupon).toContainText('Ready')
    await expect(coupon).toContainText('$10 off, once')
    await expect(figure('Claimed')).toHaveText('$10.00')

    // $45.49 less $10, and $5.99 of shipping.
    const couponCode = await coupon.getByText(/^THANKS/).textContent()
    await placeOrder(page, space, [{ sku: 'orboot', quantity: 1 }], 41.48, { couponCode })
    await page.reload()
    await expect(coupon).toContainText('Used')
    await expect(coupon.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
  },
)

/** A friend opens the link and buys a globe. SPRING30 saves more on it than the coupon of the link. */
async function orderAsFriend(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page
    .getByRole('dialog', { name: 'A present from your friend' })
    .getByRole('button', { name: 'Keep SPRING30' })
    .click()
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\//)
}

test('the page promises no reward in the Emirates (§9.18)', async ({ page }) => {
  await page.goto('/refer-and-earn?cc=AE')
  await expect(main(page)).toContainText('There is no referral reward in')
  await expect(main(page).getByRole('button', { name: /link/ })).toHaveCount(0)
})
