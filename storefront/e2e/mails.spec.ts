import { expectNoViolations } from './support/axe.ts'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { createAccountByCalls, sam } from './support/account.ts'
import { expect, test } from './support/ownSpace.ts'

/* Mails as their readers see them (docs/decisions/228). Storybook shows them too, but axe cannot read them there. */

for (const width of [600, 320]) {
  test(
    `mails fit a window of ${width} px and pass axe`,
    { tag: width === 320 ? '@gate' : [] },
    async ({ page, space }) => {
      await createAccountByCalls(page, space)
      await toCheckout(page)
      await fillCheckout(page, testCard.approved)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/thankyou\//)
      await page.setViewportSize({ width, height: 800 })
      for (const to of [sam.email, 'ada@example.com']) {
        await page.goto(`/__mock/outbox/${await space.lastMailId(to)}`)
        await expect(page.getByText('Cross over to the STEM side.')).toBeVisible()
        const content = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(content).toBe(width)
        await expectNoViolations(page)
      }
    },
  )
}
