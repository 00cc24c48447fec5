import type { Locator } from '@playwright/test'
import { expect, test } from './support/ownSpace.ts'
import { addFrom, openCart, typeCoupon } from './support/buying.ts'

/* Coupons with their reasons, the free gift, undo, order tracking (specification §2, §4, §9). */

const chessLine = (list: Locator) =>
  list.getByRole('listitem').getByText('Chess taught through stories, with real pieces')

/** Whether a part of the text is not shown. */
const isCut = (text: Locator) =>
  text.evaluate(
    (element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
  )

test(
  'STEM20 below $75 opens its popup, and the summary shows the missing amount (§2.50, §9.21)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    const summary = page.getByRole('region', { name: 'Order summary' })
    await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
    await typeCoupon(page, 'stem20')
    const popup = page.getByRole('dialog', { name: 'Oops!' })
    await expect(popup).toContainText('Build a cart of $75 or more to use STEM20')
    await page.keyboard.press('Escape')
    await expect(summary).toContainText('Add $29.51 more to use STEM20')
    await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
    await expect(summary).toContainText('−$18.20')
  },
)

test(
  'overlay and cart say in one line what each toy is, in full on a small phone (§3.18)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await addFrom(page, '/tacto/chess')
    const inOverlay = chessLine(page.getByRole('dialog', { name: 'Your cart' }))
    await expect(inOverlay).toBeVisible()
    expect(await isCut(inOverlay)).toBe(false)
    await openCart(page)
    const inCart = chessLine(page.getByRole('main'))
    await expect(inCart).toBeVisible()
    expect(await isCut(inCart)).toBe(false)
  },
)

test('another code below its minimum opens the minimum-cart popup with a button to the shop', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await typeCoupon(page, 'welcome10')
  const popup = page.getByRole('dialog', { name: 'Almost there!' })
  await expect(popup).toContainText('Build a cart of $49 or more to use WELCOME10')
  await popup.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(page).toHaveURL('/shop')
})

test('an unknown code shows "Code not applied" (§4.17)', { tag: '@gate' }, async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await typeCoupon(page, 'no-such-code')
  await expect(page.getByText('Code not applied')).toBeVisible()
})

test('a shopper who comes back to the cart reads nothing of an earlier code', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await typeCoupon(page, 'no-such-code')
  await expect(page.getByText('Code not applied')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Orboot Mars' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('Have a coupon code?')).toBeVisible()
  await expect(page.getByText('Code not applied')).toBeHidden()
})

test(
  'from $99 the shopper chooses a free toy, which costs nothing and can be undone (§4.40)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/tacto/chess')
    await openCart(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Add $44.01 more, and Orboot Mars or Tacto Classics')
    await expect(main).toContainText('It would take the place of SPRING30.')
    await addFrom(page, '/orboot/earth')
    await openCart(page)
    await expect(main).toContainText('take the place of SPRING30: you would pay $30.14 more')
    await page.getByRole('button', { name: 'Choose your gift' }).click()
    const chooser = page.getByRole('dialog', { name: 'Choose your free gift' })
    await expect(chooser).toContainText('GIFT99 replaces SPRING30, which saves you $30.14')
    await chooser.getByRole('button', { name: 'Choose Orboot Mars' }).click()
    const lines = page.getByRole('list', { name: 'In your cart' })
    await expect(lines.getByRole('listitem').filter({ hasText: 'Orboot Mars' })).toContainText(
      'Free',
    )
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lines).not.toContainText('Orboot Mars')
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('SPRING30')
  },
)

test('a free toy that is worth less than the coupon saves is not offered (§4.41)', async ({
  page,
}) => {
  await addFrom(page, '/tacto/chess')
  await openCart(page)
  await page.getByRole('button', { name: 'One Tacto Chess more' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'SPRING30 saves you at least as much as a free Orboot Mars is worth, so it stays.',
  )
  await expect(page.getByRole('button', { name: 'Choose your gift' })).toHaveCount(0)
  await expect(main).toContainText('A surprise gift joins your order')
})

test('a typed code that is in force already is answered beside the field, and a new try replaces the answer', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await typeCoupon(page, 'trynew')
  await expect(summary).toContainText('Use TRYNEW anyway')
  await summary.getByLabel('Coupon code').fill('spring30')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary).toContainText('SPRING30 is already in your cart')
  await expect(summary).not.toContainText('TRYNEW')
  await summary.getByLabel('Coupon code').fill('no-such-code')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary).toContainText('Code not applied')
  await expect(summary).not.toContainText('TRYNEW')
  await expect(summary).not.toContainText('already in your cart')
})

test('in India a gift is offered from ₹3,999; below that it leaves with the reason, and RAKHI20 returns (§4.42, §9.20)', async ({
  page,
}) => {
  await addFrom(page, '/orboot/earth?cc=IN')
  await openCart(page)
  await page.getByRole('button', { name: 'One Orboot Earth more' }).click()
  await page.getByRole('button', { name: 'Choose your gift' }).click()
  await page.getByRole('button', { name: 'Choose Tacto Classics' }).click()
  const lines = page.getByRole('list', { name: 'In your cart' })
  await expect(lines).toContainText('Tacto Classics')
  await page.getByRole('button', { name: 'One Orboot Earth less' }).click()
  await expect(lines).not.toContainText('Tacto Classics')
  await expect(page.getByRole('main')).toContainText(
    'Tacto Classics left your cart: the free gift needs toys for ₹3,999 or more. RAKHI20 is back in force.',
  )
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('₹1,999')
})

test('the cart page shows the missing amounts to free shipping and to the surprise gift', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('$3.51 more for free shipping')
  await expect(main).toContainText('$53.51 more for a surprise gift')
  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await expect(main).toContainText('Shipping is on us')
  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await expect(main).toContainText('A surprise gift joins your order')
})

test(
  'removing the last toy can be undone in the overlay and on the page, and focus moves to Undo',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/orboot/mars')
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await overlay.getByRole('button', { name: 'Remove Orboot Mars' }).click()
    await expect(overlay).toContainText('Your cart is empty')
    await overlay.getByRole('button', { name: 'Undo' }).click()
    await expect(overlay).toContainText('$45.49')
    await openCart(page)
    const main = page.getByRole('main')
    // Screen readers announce only live regions that existed before their text.
    const regions = await main.getByRole('status').elementHandles()
    await page.getByRole('button', { name: 'Remove Orboot Mars' }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    const words = await Promise.all(regions.map((region) => region.innerText()))
    expect(words.join()).toContain('Orboot Mars removed')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByText('Back in your cart.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('Orboot Mars')
  },
)

test(
  'tracking reports a missing number, an unknown order and a failing store (§2.4)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await space.setScenario('empty')
    await page.goto('/tracking')
    await page.getByRole('button', { name: 'Track my order' }).click()
    await expect(page.getByText('Enter your order number')).toBeVisible()
    await page.getByLabel('Order number').fill('SO-UNKNOWN')
    await page.getByLabel('Email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Track my order' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We know no order')
    await space.addFault({ path: '/orders/SO-UNKNOWN', status: 500 })
    await page.getByRole('button', { name: 'Track my order' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The store cannot be reached',
    )
  },
)
