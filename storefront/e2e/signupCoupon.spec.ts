import { createAccount, popup, press, profileMenu, welcome } from './support/account.ts'
import { addFrom, openCart, toCheckout } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'

/* The popup of a new account's coupon, TRYNEW (§2.40, §4.28, §9.19). */

for (const { country, better } of [
  { country: 'US', better: 'SPRING30' },
  { country: 'IN', better: 'RAKHI20' },
]) {
  test(`in ${country} TRYNEW waits beside ${better} on an empty cart, and the popup says so`, async ({
    page,
    space,
  }) => {
    await page.goto(`/?cc=${country}`)
    await createAccount(page, space)
    await expect(welcome(page)).toHaveAccessibleDescription(
      `For signing up: 15% off. You also have ${better}: whichever saves more on your cart counts.`,
    )
    await press(page, `Keep ${better}`)
    await expect(popup(page)).toBeHidden()
    await expect(profileMenu(page)).toBeVisible()
  })
}

test('a coupon that saves more stays, and TRYNEW can be used anyway', async ({ page, space }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await createAccount(page, space)
  await expect(welcome(page)).toHaveAccessibleDescription(
    'For signing up: 15% off. SPRING30 saves more on this cart now.',
  )
  await press(page, 'Use TRYNEW anyway · costs $6.83 more')
  await expect(popup(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('TRYNEW')
})

test('without another coupon TRYNEW is applied, and the popup says so', async ({ page, space }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await createAccount(page, space)
  await expect(welcome(page)).toHaveAccessibleDescription('TRYNEW is on your cart already.')
  // Before the popup has the focus, it may miss the key.
  await expect(welcome(page).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(summary).toContainText('TRYNEW')
})

test('the popup leads to the first steps of the new account (§2.6)', async ({ page, space }) => {
  await page.goto('/')
  await createAccount(page, space)
  await welcome(page).getByRole('link', { name: 'Set up your account' }).click()
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Sam!' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
})

test('at checkout the popup waits until the shopper leaves it', async ({ page, space }) => {
  await toCheckout(page)
  await createAccount(page, space)
  await expect(profileMenu(page)).toBeVisible()
  await expect(popup(page)).toBeHidden()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page).toHaveURL('/cart')
  await expect(welcome(page)).toBeVisible()
})
