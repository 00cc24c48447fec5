import { expect, test } from './support/shop.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { collectConsoleErrors } from './support/console.ts'
import { typeCoupon } from './support/buying.ts'

/* One purchase from the home page to the order (§2.2, §4.31, §7.5). */

test(
  'a shopper buys toys end to end, and finds the order after a reload and a restart',
  { tag: '@gate' },
  async ({ page, shop }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('link', { name: 'See all toys' }).first().click()
    await expect(page).toHaveURL('/shop')

    await page.getByRole('link', { name: /Earth/ }).first().click()
    await expect(page).toHaveURL('/orboot/earth')
    await expect(page.getByRole('heading', { level: 1, name: 'Orboot Earth' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await expect(overlay).toContainText('Orboot Earth')
    await expect(overlay).toContainText('$45.49')
    await expect(overlay.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()

    // In the US a kit adds the gamepad that it needs (§4.49).
    await page.goto('/plugo/count')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(overlay).toContainText('Plugo Count')
    await expect(overlay).toContainText('Plugo Gamepad')
    await page.keyboard.press('Escape')

    // Orboot Mars, Plugo Link and a gamepad form the Engineer Pack (§9.31).
    await page.goto('/orboot/mars')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    // Wait for the line, because a press before hydration counts only after it.
    await expect(overlay).toContainText('Orboot Mars')
    await page.goto('/plugo/link')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(overlay).toContainText('Engineer Pack')
    await overlay.getByRole('link', { name: /View cart/ }).click()

    await expect(page).toHaveURL('/cart')
    const lines = page.getByRole('list', { name: 'In your cart' })
    await expect(lines).toContainText('Engineer Pack')
    await expect(lines).toContainText('$97.48')
    const summary = page.getByRole('region', { name: 'Order summary' })
    await page.getByRole('button', { name: 'One Orboot Earth more' }).click()
    await typeCoupon(page, 'welcome10')
    // 30 % instead of 10 % of 263.45, the amount after the combo (§4.62).
    await expect(summary).toContainText('SPRING30 already saves you $52.69 more')
    await page.getByRole('button', { name: 'Use WELCOME10 anyway' }).click()
    // 2 Earth 90.98, Count 49.99, gamepad 25, Engineer Pack 97.48; 10 % off; free shipping from $49.
    await expect(summary).toContainText('$237.10')

    await summary.getByRole('button', { name: /Checkout/ }).click()
    await expect(page).toHaveURL('/checkout/guest')
    await fillCheckout(page, testCard.approved)
    await page.getByRole('button', { name: /^Pay \$237\.10/ }).click()

    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    const main = page.getByRole('main')
    await expect(main).toContainText('$237.10')
    await page.reload()
    await expect(main).toContainText('$237.10')
    expect(consoleErrors()).toEqual([])

    await shop.stop()
    await shop.start()
    await page.reload()
    await expect(main).toContainText('$237.10')
    await expect(main).toContainText('Orboot Mars')
  },
)
