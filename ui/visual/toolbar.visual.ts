import { test, expect } from '@playwright/test'
import type { FrameLocator } from '@playwright/test'

interface Choice {
  /** What the toolbar says before, and what is chosen in its menu. */
  readonly from: string
  readonly to: string
  /** What the address then says. */
  readonly address: string
  readonly isSeen: (story: FrameLocator) => Promise<void>
}

const choices: readonly Choice[] = [
  {
    from: 'United States',
    to: 'India',
    address: 'country:IN',
    isSeen: (story) => expect(story.getByText(/₹[\d,]+/u).first()).toBeVisible(),
  },
  {
    from: 'default',
    to: 'black friday',
    address: 'season:black-friday',
    isSeen: (story) => expect(story.locator('html')).toHaveAttribute('data-season', 'black-friday'),
  },
  {
    from: 'An ordinary day',
    to: 'Black Friday',
    address: 'date:2026-11-27',
    isSeen: (story) =>
      expect(story.getByRole('complementary', { name: 'Offer' })).toContainText(
        'The dark side of STEM',
      ),
  },
  {
    from: 'Visitor',
    to: 'Signed in',
    address: 'session:member',
    isSeen: (story) => expect(story.getByText('Account of Sam')).toBeVisible(),
  },
  {
    from: '100 %',
    to: '200 %',
    address: 'textSize:200-percent',
    isSeen: (story) => expect(story.locator('html')).toHaveCSS('font-size', '32px'),
  },
]

for (const { from, to, address, isSeen } of choices) {
  test(`an address keeps the toolbar's choice of ${address}`, async ({ page, context }) => {
    await page.goto('/?path=/story/screens-home--playground')
    await page.getByRole('button', { name: from }).click()
    await page.getByRole('option', { name: to, exact: true }).click()
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('globals')?.includes(address) ?? false,
    )
    await isSeen(page.frameLocator('#storybook-preview-iframe'))

    const afresh = await context.newPage()
    await afresh.goto(page.url())
    await expect(afresh.getByRole('button', { name: to })).toBeVisible()
    await isSeen(afresh.frameLocator('#storybook-preview-iframe'))
  })
}
