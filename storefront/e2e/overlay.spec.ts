import { addFrom, openCart } from './support/buying.ts'
import { abortRequests, missingNotice, pressOnceAllowed } from './support/missingCode.ts'
import { expect, test } from './support/ownSpace.ts'

/* The cart overlay (specification §2), and buttons of popups above it (§4). */

test(
  'the overlay shows the missing amounts to free shipping and to the surprise gift',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/orboot/mars')
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await expect(overlay).toContainText('$3.51 more for free shipping')
    await expect(overlay).toContainText('$53.51 more for a surprise gift')
    await overlay.getByRole('button', { name: 'One Orboot Mars more' }).click()
    await expect(overlay).toContainText('Shipping is on us')
    await overlay.getByRole('button', { name: 'One Orboot Mars more' }).click()
    await expect(overlay).toContainText('A surprise gift joins your order')
  },
)

test(
  'a double press on “Add to cart” adds one and leaves the overlay open',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/orboot/mars')
    const code = page.waitForResponse(/\/CartPanel-/)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.mouse.wheel(0, 100)
    await (await code).finished()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().dblclick()
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    // The focus is on "Close", or on the overlay if the second press hit it.
    await expect(overlay.locator(':focus').or(overlay.and(page.locator(':focus')))).toBeVisible()
    await expect(overlay.getByRole('textbox')).toHaveValue('1')
  },
)

test('two presses before the overlay’s code is loaded add one, and a later press adds another', async ({
  page,
}) => {
  let isDelayed = true
  await page.route(/\/CartPanel-/, async (route) => {
    await expect.poll(() => isDelayed).toBe(false)
    await route.continue()
  })
  await page.goto('/orboot/mars')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  const cart = page.getByRole('button', { name: /^Cart/ })
  await add.click()
  await expect(cart).toHaveAccessibleName(/1/)
  await add.click()
  isDelayed = false
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  const quantity = overlay.getByRole('textbox')
  await expect(quantity).toHaveValue('1')
  await expect(overlay.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quantity).toBeHidden()
  await add.click()
  await expect(quantity).toHaveValue('2')
})

test('a failed prefetch of the overlay is tried once without a message, and a press fetches it again', async ({
  page,
}) => {
  const code = /\/CartPanel-/
  const overlayCode = await abortRequests(page, code)
  await page.goto('/orboot/mars')
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.mouse.wheel(0, 100)
  await failed
  await page.getByRole('link', { name: 'Stemside home' }).first().click()
  await expect(page.locator('h1')).toHaveText('Cross over to the STEM side')
  expect(overlayCode.count()).toBe(1)
  await expect(missingNotice(page)).toBeHidden()
  await overlayCode.allow()
  await page.goBack()
  // The home page has such buttons too.
  await expect(page.getByRole('heading', { level: 1, name: 'Orboot Mars' })).toBeVisible()
  await pressOnceAllowed(page, () =>
    page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click(),
  )
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the second tap of a double tap hits nothing in the overlay', async ({ page }) => {
    await page.goto('/orboot/mars')
    await page.getByRole('button', { name: 'Decline' }).tap()
    // Scroll far below the main button, because the bar hides while that button is in view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = page.locator('[data-covers-foot="bar"][data-out="false"]')
    const button = bar.getByRole('button', { name: /Add to cart/ })
    await button.click({ trial: true })
    const { x, y, width, height } = (await button.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
    // Slow animations, so that the second tap happens while the overlay slides in.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await tap()
    await expect(overlay).toBeInViewport({ ratio: 0.6 })
    await tap()
    await overlay.getByRole('button', { name: 'One Orboot Mars more' }).click()
    await expect(overlay.getByRole('textbox')).toHaveValue('2')
    await expect(page).toHaveURL('/orboot/mars')
  })
})

test('after Undo the overlay no longer says that the toy was removed', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await overlay.getByRole('button', { name: 'Remove Orboot Mars' }).click()
  await overlay.getByRole('button', { name: 'Undo' }).click()
  await expect(overlay).toContainText('Back in your cart')
  await expect(overlay).not.toContainText('Orboot Mars removed')
})

test('the overlay leads to checkout, where the cart button opens the cart page (§2.26)', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout/guest')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/orboot/mars')
})

test('an overlay that opened while a page was loading stays open on it, and Back closes it', async ({
  page,
}) => {
  // With saveData nothing is prefetched, so the press fetches the page's code.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await addFrom(page, '/orboot/mars')
  await page.keyboard.press('Escape')
  let loadPage: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    loadPage = resolve
  })
  await page.route(/ShopRoute/, async (route) => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest(/ShopRoute/)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await requested
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toBeVisible()
  loadPage?.()
  await expect(page.locator('h1')).toHaveText('All toys')
  await expect(overlay).toBeVisible()
  await page.goBack()
  await expect(overlay).toBeHidden()
})

test('a double press on Checkout opens checkout once', async ({ page, space }) => {
  await space.addFault({ path: '/insert_cart', delayMs: 700 })
  await addFrom(page, '/orboot/mars')
  await openCart(page)
  await page.getByRole('button', { name: /^Checkout/ }).dblclick()
  await expect(page).toHaveURL('/checkout/guest')
  await page.goBack()
  await expect(page).toHaveURL('/cart')
})

test(
  'Back closes the overlay, and the next Back leaves its page',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'See all toys' }).first().click()
    await expect(page).toHaveURL('/shop')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/shop')
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test(
  'the popup of a broken cart rule fixes the cart above the overlay, and checkout opens',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/plugo/detective')
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await overlay.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
    await overlay.getByRole('button', { name: 'Checkout' }).click()
    const popup = page.getByRole('alertdialog')
    // The second press happens during the popup's exit animation.
    await popup.getByRole('button', { name: 'Add 1 Gamepad' }).dblclick()
    await expect(popup).toBeHidden()
    await expect(overlay.getByRole('textbox', { name: /Gamepad/ })).toHaveValue('1')
    await overlay.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL('/checkout/guest')
  },
)
