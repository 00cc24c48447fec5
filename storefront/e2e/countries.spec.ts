import { expect, test } from './support/shop.ts'
import { addFrom, openCart, typeCoupon } from './support/buying.ts'
import { collectConsoleErrors } from './support/console.ts'
import { openAnswered, openReady, storeAnswers } from './support/open.ts'

/* Prices and texts of the five countries (§1.9, §9.28, §9.33). */

/** By country: Orboot Earth's price with the automatic coupon, and its list price. */
const earth = [
  ['IN', '₹1,999', '₹2,499'],
  ['US', '$31.84', '$45.49'],
  ['GB', '£29.04', '£41.49'],
  ['CA', 'C$37.79', 'C$53.99'],
  ['AE', 'AED 132.30', 'AED 189'],
] as const

for (const [country, paid, list] of earth) {
  test(
    `${country}: the page shows the country’s prices without JavaScript`,
    { tag: '@gate' },
    async ({ browser, shop }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${shop.url}/orboot/earth?cc=${country.toLowerCase()}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Orboot Earth')
      const price = main.locator('[data-part="coupon-price"]').first()
      await expect(price).toContainText(`Now ${paid}`)
      await expect(price.locator('s')).toContainText('Without ')
      await expect(price.locator('s')).toContainText(list)
      await context.close()
    },
  )
}

test(
  'hydration does not change the markup of any page in any country',
  { tag: '@gate' },
  async ({ page, shop }) => {
    const consoleErrors = collectConsoleErrors(page)
    // Records every change of the page's markup until the store's prices have come.
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
        await openAnswered(page, `${shop.url}${path}?cc=${country}`)
        const changes = await page.evaluate((): unknown => Reflect.get(window, 'hydrationChanges'))
        expect(changes, `${country} ${path}`).toEqual([])
      }
    }
    expect(consoleErrors()).toEqual([])
  },
)

test(
  'choosing a country re-prices page and cart, keeps the cart, and stays on later pages',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/orboot/mars')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await expect(overlay).toContainText('$45.49')
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.setItem('showApplyCouponPopup', 'true'))

    await page.getByText('Country: United States').click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('menuitem', { name: 'United Kingdom' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('£41.49')
    const notice = page.getByText('Prices and coupons are now for the United Kingdom, in GBP.')
    await expect(notice).toBeVisible()
    await reloaded
    // The reloaded page shows the notice again, because the reload comes too soon to read it.
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('showApplyCouponPopup'))).toBeNull()
    await expect(page).toHaveURL('/orboot/mars')
    await expect(main).toContainText('£41.49')
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect(overlay).toContainText('£41.49')
    await expect(overlay).toContainText('Orboot Mars')

    await page.goto('/shop')
    await expect(main).toContainText('£')
    await expect(main).not.toContainText('$')
    await expect(notice).toBeHidden()
  },
)

test('an open tab shows a notice after a change of country in another tab, and a button switches it', async ({
  page,
  context,
}) => {
  await addFrom(page, '/orboot/mars')
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await other.goto('/?cc=GB')
  await expect(page.getByText('In another tab you shop in the United Kingdom now.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$45.49')
  await page.getByRole('button', { name: 'Show prices in GBP' }).click()
  await expect(page.getByRole('main')).toContainText('£41.49')
  await expect(page).toHaveURL('/orboot/mars')
})

test('an open tab with an empty cart shows the notice too', async ({ page, context }) => {
  await page.goto('/orboot/mars')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByText('Country: United States').click()
  await other.getByRole('menuitem', { name: 'United Kingdom' }).click()
  await expect(page.getByText('In another tab you shop in the United Kingdom now.')).toBeVisible()
})

test('a URL with another cc re-prices the cart, shows a notice and removes a typed coupon (§4.43)', async ({
  page,
}) => {
  await addFrom(page, '/tacto/chess')
  await openCart(page)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await typeCoupon(page, 'welcome10')
  await expect(summary).toContainText('WELCOME10')
  await page.goto('/cart?cc=CA')
  await expect(page.getByText('Prices and coupons are now for Canada, in CAD.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('C$64.99')
  await expect(summary).not.toContainText('WELCOME10')
})

test(
  'a toy that the new country does not sell stays in the cart uncharged, and one press removes it (§4.45)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/shop?q=marble')
    await expect(page.getByRole('heading', { name: 'Toys for “marble”' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Marble Run')
    await addFrom(page, '/orboot/mars')
    await page.goto('/cart?cc=AE')
    const lines = page.getByRole('list', { name: 'In your cart' })
    await expect(lines).toContainText('Not sold in the United Arab Emirates')
    await expect(page.getByRole('button', { name: /^Checkout/ })).toContainText('AED 152.30')
    await page.getByRole('button', { name: /^Checkout/ }).click()
    const popup = page.getByRole('alertdialog')
    await expect(popup).toContainText('Dabble Marble Run is not sold in your country.')
    await popup.getByRole('button', { name: 'Remove it' }).click()
    await expect(lines).not.toContainText('Dabble')
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await expect(page).toHaveURL('/checkout/guest')
  },
)

test('the listing uses the country’s popular and featured orders (§2.64)', async ({ page }) => {
  const firsts = [
    ['US', 'Orboot Dinos', 'Orboot Earth', 'Tacto Chess'],
    ['IN', 'Bundle STEM Wiz Pack', 'Orboot Earth', 'Plugo Count'],
    ['AE', 'Tacto Dinos', 'Orboot Earth', 'Plugo Count'],
  ] as const
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  for (const [country, featured, popular, second] of firsts) {
    await openReady(page, `/shop?cc=${country}`)
    await expect(names.first(), country).toHaveText(featured)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('popular')
    await expect(names.first(), country).toHaveText(popular)
    await expect(names.nth(1), country).toHaveText(second)
  }
})

test('the Dinos link leads to Orboot in countries that do not sell Dinos (§2.21)', async ({
  page,
}) => {
  for (const [country, href] of [
    ['CA', '/orboot/dinos'],
    ['AE', '/orboot'],
  ] as const) {
    await page.goto(`/?cc=${country}`)
    // Until the page is hydrated, the menu's button is a link.
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.getByRole('banner').getByText('Orboot', { exact: true }).click()
    await expect(page.getByRole('menuitem', { name: /Dinos/ })).toHaveAttribute('href', href)
  }
})

test('whoever is in the Emirates finds them in the header, and everybody finds them in the footer (§1.10, §2.24)', async ({
  page,
}) => {
  await openReady(page, '/orboot/mars')
  await page.getByText('Country: United States').click()
  await expect(page.getByRole('menuitem')).toHaveCount(4)
  await page.keyboard.press('Escape')
  const inFooter = page.getByRole('contentinfo').getByRole('list', { name: 'Deliver to' })
  await inFooter.getByRole('link', { name: 'United Arab Emirates' }).click()
  await expect(page).toHaveURL('/orboot/mars?cc=AE')
  await expect(page.getByRole('main')).toContainText('AED 189')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByText('Country: United Arab Emirates').click()
  await expect(page.getByRole('menuitem', { name: /United Arab Emirates/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('menuitem', { name: /India/ }).click()
  await expect(page).toHaveURL('/orboot/mars')
  await expect(page.getByRole('main')).toContainText('₹2,499')
})

test('an unknown cc is ignored', async ({ page }) => {
  await page.goto('/orboot/earth?cc=FR')
  await expect(page.getByRole('main')).toContainText('$45.49')
})

test('a visitor who removed the coupon never sees its prices, not even for one frame', async ({
  page,
}) => {
  await page.goto('/orboot/earth')
  await expect(page.getByRole('main')).toContainText('with SPRING30')
  expect(await page.locator('[data-part="coupon-price"]').count()).toBeGreaterThan(2)
  await page.evaluate(() => localStorage.setItem('removedAutoAddedCoupon', 'true'))
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const note of document.querySelectorAll<HTMLElement>('[data-part="coupon-price"]')) {
        if (getComputedStyle(note).visibility === 'visible') {
          seen.push(note.innerText)
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const answers = storeAnswers(page)
  await page.reload()
  await answers
  await expect(page.getByRole('main')).not.toContainText('with SPRING30')
  expect(await page.evaluate((): unknown => Reflect.get(window, 'seen'))).toEqual([])
})
