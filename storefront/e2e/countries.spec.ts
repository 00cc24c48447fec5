import { expect, test } from './support/shop.ts'
import { listenForTrouble } from './support/console.ts'

/* Five countries, to the cent (specification §1, §4, §9; decisions, "Price book"). */

const earth = [
  ['IN', '₹2,499', '₹2,999'],
  ['US', '$45.49', '$54.99'],
  ['GB', '£41.49', '£49.99'],
  ['CA', 'C$53.99', 'C$64.99'],
  ['AE', 'AED 189', 'AED 229'],
] as const

for (const [country, price, strike] of earth) {
  test(`${country}: the page comes with its own prices, readable without JavaScript`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shop.url}/orboot/earth?cc=${country.toLowerCase()}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Orboot Earth')
    await expect(main).toContainText(price)
    await expect(main).toContainText(strike)
    await context.close()
  })
}

test('hydration changes nothing, on any page and in any country', async ({ page, shop }) => {
  const trouble = listenForTrouble(page)
  // From the first script on, every change of the page's markup is written down until it is idle.
  await page.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { hydrationChanges: changes })
    document.addEventListener('DOMContentLoaded', () => {
      const watched = document.querySelector('main > :last-child')
      if (watched === null) return
      new MutationObserver((records) => {
        for (const { type, target } of records) changes.push(`${type} ${target.nodeName}`)
      }).observe(watched, { childList: true, subtree: true, characterData: true })
    })
  })
  for (const [country] of earth) {
    for (const path of ['/', '/shop', '/orboot', '/plugo/count']) {
      await page.goto(`${shop.url}${path}?cc=${country}`, { waitUntil: 'networkidle' })
      const changes = await page.evaluate((): unknown => Reflect.get(window, 'hydrationChanges'))
      expect(changes, `${country} ${path}`).toEqual([])
    }
  }
  expect(trouble()).toEqual([])
})

test('choosing a country re-prices page and cart, keeps both, and sticks', async ({ page }) => {
  await page.goto('/orboot/mars')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('$45.49')
  await page.keyboard.press('Escape')

  await page.locator('summary').filter({ hasText: 'Country: United States' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'United Kingdom' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('£41.49')
  await expect(main).toContainText('Prices are now for United Kingdom, in GBP.')
  await reloaded
  await expect(page).toHaveURL('/orboot/mars')
  await expect(main).toContainText('£41.49')
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(overlay).toContainText('£41.49')
  await expect(overlay).toContainText('Orboot Mars')

  await page.goto('/shop')
  await expect(main).toContainText('£')
  await expect(main).not.toContainText('$')
})

test('an unknown cc is passed over', async ({ page }) => {
  await page.goto('/orboot/earth?cc=FR')
  await expect(page.getByRole('main')).toContainText('$45.49')
})

test('a visitor who took the coupon off never sees its prices flash', async ({ page }) => {
  await page.goto('/orboot/earth')
  await expect(page.getByRole('main')).toContainText('with SPRING30')
  expect(await page.locator('[data-part="coupon-note"]').count()).toBeGreaterThan(2)
  await page.evaluate(() => localStorage.setItem('removedAutoAddedCoupon', 'true'))
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const note of document.querySelectorAll<HTMLElement>('[data-part="coupon-note"]')) {
        if (getComputedStyle(note).visibility === 'visible') {
          seen.push(note.innerText)
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).not.toContainText('with SPRING30')
  expect(await page.evaluate((): unknown => Reflect.get(window, 'seen'))).toEqual([])
})
