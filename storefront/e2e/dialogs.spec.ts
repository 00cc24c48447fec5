import type { Locator, Page } from '@playwright/test'
import { addFrom, openCart, payButton, toCheckout, typeCoupon } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/ownSpace.ts'
import type { OwnSpace } from './support/ownSpace.ts'
import { payAgainElsewhere } from './support/payAgainElsewhere.ts'
import { breakEngineerPack } from './support/sets.ts'

/* Opens every dialog and every menu of the built shop and checks the page around it. */

type Opens = (page: Page, space: OwnSpace) => Promise<Locator>

const phone = { width: 390, height: 844 }

/** Waits until links that open something do so: before that, the browser follows them. */
const hydrated = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached()

const dialogs: Readonly<Record<string, Opens>> = {
  'the cart overlay': async (page) => {
    await page.goto('/orboot/mars')
    await page.getByRole('button', { name: /^Cart/ }).click()
    return page.getByRole('dialog', { name: 'Your cart' })
  },
  'the side menu': async (page) => {
    await page.setViewportSize(phone)
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Menu' }).click()
    return page.getByRole('dialog', { name: 'Welcome' })
  },
  'the gift chooser': async (page) => {
    await addFrom(page, '/orboot/earth')
    await addFrom(page, '/tacto/chess')
    await openCart(page)
    await page.getByRole('button', { name: 'Choose your gift' }).click()
    return page.getByRole('dialog', { name: 'Choose your free gift' })
  },
  'the minimum popup': async (page) => {
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    await page.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
    await typeCoupon(page, 'STEM20')
    return page.getByRole('dialog', { name: 'Oops!' })
  },
  'the popup of a broken cart rule, above the overlay': async (page) => {
    await addFrom(page, '/plugo/detective')
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await overlay.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
    await overlay.getByRole('button', { name: 'Checkout' }).click()
    return page.getByRole('alertdialog', { name: 'Oops!' })
  },
  'the quick view of a product without a page': async (page) => {
    await page.goto('/shop?q=tacto')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Game Night Pack/ })
      .click()
    return page.getByRole('dialog', { name: 'Tacto Game Night Pack' })
  },
  'the return policy': async (page) => {
    await page.goto('/orboot/mars')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Returns within 30 days' }).click()
    return page.getByRole('dialog', { name: 'Return policy' })
  },
  'the popup of a broken set': (page) => breakEngineerPack(page, 'US', 'orboot_mars'),
  'the alert of a cart without an id': async (page) => {
    await page.route('**/insert_cart', (route) =>
      route.fulfill({ json: { status: 'success', cartId: '' } }),
    )
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    await page.getByRole('button', { name: /^Checkout/ }).click()
    return page.getByRole('alertdialog').filter({ hasText: 'something went wrong' })
  },
  'the popup of an order without an answer': async (page, space) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await space.addFault({ path: '/place_order', drop: 'after' })
    await payButton(page).click()
    return page.getByRole('alertdialog', { name: 'We have no answer yet' })
  },
  'the question about an earlier order': payAgainElsewhere,
  'the popup of a failed order': async (page) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.declined)
    await payButton(page).click()
    return page.getByRole('alertdialog', { name: 'Your order was not placed' })
  },
  'the popup of a sold-out product': async (page, space) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await space.setScenario('out-of-stock')
    await payButton(page).click()
    return page.getByRole('alertdialog', { name: 'Out of Stock!' })
  },
}

const menus: Readonly<Record<string, Opens>> = {
  ...Object.fromEntries(
    ['Orboot', 'Tacto', 'Plugo'].map((line): [string, Opens] => [
      `the header menu of ${line}`,
      async (page) => {
        await page.goto('/')
        await hydrated(page)
        await page.getByRole('banner').getByText(line, { exact: true }).click()
        return page.getByRole('menu', { name: line })
      },
    ]),
  ),
  'the country menu': async (page) => {
    await page.goto('/')
    await page.getByRole('banner').getByText('Country: United States').click()
    return page.getByRole('menu', { name: 'Country: United States' })
  },
}

for (const [name, open] of Object.entries({ ...dialogs, ...menus })) {
  test(`${name} opens and closes without a CSP violation or console message, and unlocks the page`, async ({
    page,
    space,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] })
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const violations: unknown = Reflect.get(window, 'violations')
        if (Array.isArray(violations)) violations.push(`${violatedDirective} ${blockedURI}`)
      })
    })
    const popup = await open(page, space)
    await expect(popup).toBeVisible()
    await expect(popup.locator(':focus').or(popup.and(page.locator(':focus')))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    // Wait for the end of the exit animation: until then the popup receives keys and keeps the overlay inert.
    await expect(page.locator('[role$=dialog][inert]')).toHaveCount(0)
    // The overlay below the popup stays open and locks the page until it closes too.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll')
    await expect(page.locator('body :focus')).toBeVisible()
    expect(await page.evaluate((): unknown => Reflect.get(window, 'violations'))).toEqual([])
    // The browser logs an error for each failed request, such as the 402 of a declined card.
    expect(
      consoleErrors().filter((message) => !message.startsWith('Failed to load resource')),
    ).toEqual([])
  })
}

test('without JavaScript the header menus are plain links, and a form chooses the country (§2.23)', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const [line, href] of [
    ['Orboot', '/orboot'],
    ['Tacto', '/tacto'],
    ['Plugo', '/plugo'],
  ] as const) {
    await expect(header.getByRole('link', { name: line, exact: true })).toHaveAttribute(
      'href',
      href,
    )
  }
  await expect(header.getByText('Country: United States')).toBeHidden()
  await header.getByLabel('Deliver to').selectOption('India')
  await header.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL('/?cc=IN')
  await expect(header.getByLabel('Deliver to')).toHaveValue('IN')
  await page.close()
})

test('the footer opens the return policy as a dialog, which leads guests to their order (§2.55)', async ({
  page,
}) => {
  await page.goto('/shop')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click()
  const policy = page.getByRole('dialog', { name: 'Return policy' })
  await expect(policy).toContainText('Send it back within 30 days after delivery.')
  await expect(page).toHaveURL('/shop')
  await policy.getByRole('link', { name: 'Find your order' }).click()
  await expect(policy).toBeHidden()
  await expect(page).toHaveURL('/tracking')
})

test('without JavaScript the return policy is a part of the terms', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto('/shop')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click()
  await expect(page).toHaveURL('/tnc#returns')
  await expect(page.getByRole('heading', { name: 'Returns', exact: true })).toBeInViewport()
  await page.close()
})

test(
  'a header menu works by keyboard, and its link moves focus to the new page (§2.23)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const trigger = page
      .getByRole('banner')
      .locator('a, button')
      .filter({ hasText: /^Tacto$/ })
    await trigger.focus()
    await expect(page.getByRole('button', { name: 'Tacto', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'All Tacto games' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Tacto', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    // Wait for the focus: Radix moves it by a timer, and a key before that would start from the old item.
    await expect(page.getByRole('menuitem', { name: 'All Tacto games' })).toBeFocused()
    for (const name of [/^Classics/, /^Chess/]) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tacto/chess')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test('a header menu whose code fails to load leads to the line’s page', async ({ page }) => {
  await page.route(/SiteDropdownMenu-/, (route) => route.abort())
  await page.goto('/')
  // Before that, the browser would follow the link anyway.
  await hydrated(page)
  await page.getByRole('banner').getByText('Plugo', { exact: true }).click()
  await expect(page).toHaveURL('/plugo')
})

test('the built CSS puts modals at z-index 2147483600 (§9.11)', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toHaveCSS('z-index', '2147483600')
  const rules = await page.evaluate(() =>
    Array.from(document.styleSheets).flatMap(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText),
    ),
  )
  const layers = new Set(rules.join('').match(/z-index: 2147\d+/g))
  expect([...layers]).toEqual(['z-index: 2147483600'])
})
