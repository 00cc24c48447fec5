import type { Page } from '@playwright/test'
import { addFrom, openCart, typeCoupon } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'

/* One sentence for each coupon, set or gift says why it applies or not (§4.23, §4.53). */

const reasons = (page: Page) => page.getByRole('list', { name: 'About your cart' })

test('a coupon below its minimum shows the missing amount, and above it the reason why it applies', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await expect(reasons(page)).toHaveText('SPRING30 counts on all toys of this cart.')
  await typeCoupon(page, 'WELCOME10')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary).toContainText(
    'You already save 30% with SPRING30: WELCOME10 waits for a day when it saves more.',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Below its minimum the code replaces nothing, and no button says that it would.
  await expect(reasons(page)).toHaveText('SPRING30 counts on all toys of this cart.')
  await expect(summary).toContainText('$37.83')
  await expect(summary.getByRole('button', { name: /anyway/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await summary.getByRole('button', { name: 'Use WELCOME10 anyway · costs $18.19 more' }).click()
  await expect(reasons(page)).toContainText(
    'WELCOME10 counts because your toys come to $49 or more.',
  )

  // Below the minimum again, the automatic coupon is back in force.
  await page.getByRole('button', { name: 'One Orboot Mars less' }).click()
  await expect(summary).toContainText('$37.83')

  // With nothing in force, the code stays attached, and every page says what it lacks.
  await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  const lacks = 'Add $3.51 more to use WELCOME10.'
  await page.goto('/shop')
  await page.getByRole('button', { name: /^Cart/ }).click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay.getByRole('list', { name: 'About your cart' })).toHaveText(lacks)
  await overlay.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout/guest')
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(lacks)

  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await expect(reasons(page)).toContainText(
    'WELCOME10 counts because your toys come to $49 or more.',
  )
})

test('the cart says which of two sets with equal savings applies, and why the gift is free', async ({
  page,
}) => {
  for (const path of ['/orboot/dinos', '/tacto/dino', '/tacto/classics']) await addFrom(page, path)
  const tie =
    'Your Orboot Dinos counts in the Jurassic STEM Pack; the Old School Cool Pack would save the same $12.60.'
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(tie)
  await openCart(page)
  for (const sentence of [
    'Orboot Dinos and Tacto Dinos make the Jurassic STEM Pack.',
    tie,
    'SPRING30 counts on all toys of this cart.',
    'Surprise Gift is free because your toys come to $99 or more.',
  ]) {
    await expect(reasons(page)).toContainText(sentence)
  }
})
