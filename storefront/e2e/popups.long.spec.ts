import type { Locator, Page } from '@playwright/test'
import { addFrom, openCart, payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test } from './support/ownSpace.ts'
import type { OwnSpace } from './support/ownSpace.ts'
import { breakEngineerPack } from './support/sets.ts'

/* Every popup closes by keyboard, its button, a press outside and Back, and the page stays.
   referral.spec.ts tests the popups of codes. Storybook and unit tests show the exit popup, because no
   country opens it (§4.47). */

interface Popup {
  /** Opens a page on which `open` can open the popup several times. */
  readonly prepare: (page: Page, space: OwnSpace) => Promise<unknown>
  readonly open: (page: Page) => Promise<unknown>
  readonly popup: (page: Page) => Locator
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const alert = (name: string) => (page: Page) => page.getByRole('alertdialog', { name })
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click()

async function goToCart(page: Page) {
  await addFrom(page, '/orboot/mars')
  await openCart(page)
}

/** Without the automatic coupon, which saves more than each code of these tests, whatever the cart comes to. */
async function goToCartWithoutCoupon(page: Page) {
  await goToCart(page)
  await page.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
}

const applyCode = (code: string) => async (page: Page) => {
  const field = page.getByLabel('Coupon code')
  if (!(await field.isVisible())) await page.getByText('Have a coupon code?').click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

async function fillIn(page: Page, card: string) {
  await toCheckout(page)
  await fillCheckout(page, card)
}

const popups: Readonly<Record<string, Popup>> = {
  'the slot machine': {
    prepare: (page) => page.goto('/shop'),
    open: press('Play & Win'),
    popup: dialog('Play & Win'),
  },
  'the slot machine’s result': {
    prepare: (page) => page.goto('/shop'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Play & Win' }).click()
      await page.getByRole('button', { name: 'Pull the lever' }).click()
    },
    popup: dialog('OMG! Jackpot!'),
  },
  'the gift chooser': {
    prepare: async (page) => {
      await addFrom(page, '/orboot/earth')
      await addFrom(page, '/tacto/chess')
      await openCart(page)
    },
    open: press('Choose your gift'),
    popup: dialog('Choose your free gift'),
  },
  'the coupon-error popup': {
    prepare: goToCartWithoutCoupon,
    open: applyCode('STEM20'),
    popup: (page) =>
      dialog('Oops!')(page).filter({ hasText: 'Build a cart of $75 or more to use STEM20' }),
  },
  'the minimum-cart popup': {
    prepare: goToCartWithoutCoupon,
    open: applyCode('WELCOME10'),
    popup: (page) =>
      dialog('Almost there!')(page).filter({
        hasText: 'Build a cart of $49 or more to use WELCOME10',
      }),
  },
  'the alert of a cart without an id': {
    prepare: async (page) => {
      await page.route('**/insert_cart', (route) =>
        route.fulfill({ json: { status: 'success', cartId: '' } }),
      )
      await goToCart(page)
    },
    open: press(/^Checkout/),
    popup: (page) => alert('Oops!')(page).filter({ hasText: 'something went wrong' }),
  },
  'the popup of a broken cart rule': {
    prepare: async (page) => {
      await addFrom(page, '/plugo/detective')
      await openCart(page)
      await page.getByRole('button', { name: 'Remove Plugo Gamepad' }).click()
    },
    open: press(/^Checkout/),
    popup: (page) => alert('Oops!')(page).filter({ hasText: 'without the gamepad' }),
  },
  'the popup of a broken set': {
    prepare: async (page) => {
      const popup = await breakEngineerPack(page, 'US', 'orboot_mars')
      await expect(popup).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
    },
    open: press(/^Checkout/),
    popup: dialog('Your Engineer Pack is missing a piece'),
  },
  'the popup of a sold-out product': {
    prepare: async (page, space) => {
      await fillIn(page, testCard.approved)
      await space.setScenario('out-of-stock')
    },
    open: (page) => payButton(page).click(),
    popup: alert('Out of Stock!'),
  },
  'the popup of a failed order': {
    prepare: (page) => fillIn(page, testCard.declined),
    open: (page) => payButton(page).click(),
    popup: alert('Your order was not placed'),
  },
  'the return policy': {
    prepare: (page) => page.goto('/shop'),
    open: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click(),
    popup: dialog('Return policy'),
  },
  'the account popup': {
    prepare: (page) => page.goto('/shop'),
    open: press('Log In'),
    popup: dialog('Log in to Stemside'),
  },
  'the chat': {
    prepare: (page) => page.goto('/shop'),
    open: press('Chat with us'),
    popup: dialog('Chat with us'),
  },
}

for (const [name, { prepare, open, popup }] of Object.entries(popups)) {
  test(`${name} closes by Escape, its button, a press outside and Back`, async ({
    page,
    space,
  }) => {
    // The test opens each popup four times, and the slot machine takes 4 s to show its result.
    test.slow()
    await prepare(page, space)
    const address = page.url()
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      Escape: () => page.keyboard.press('Escape'),
      'its button': () => popup(page).getByRole('button', { name: 'Close' }).click(),
      'a press outside': () => page.mouse.click(5, 300),
      Back: () => page.goBack(),
    }
    for (const [way, close] of Object.entries(ways)) {
      await open(page)
      await expect(popup(page), way).toBeVisible()
      await close()
      await expect(popup(page), way).toBeHidden()
      await expect(page.locator('[role$=dialog]'), way).toHaveCount(0)
      expect(page.url(), way).toBe(address)
    }
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
    await expect(page.locator('body :focus')).toBeVisible()
  })
}

test('no popup covers the first paint, not even the one that a link asks for (§4.30)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue
        const dialogs = document.querySelectorAll('[role$=dialog]').length
        Object.assign(window, { dialogsAtFirstPaint: dialogs })
      }
    }).observe({ type: 'paint', buffered: true })
  })
  for (const path of [
    '/?utm_source=referral&utm_campaign=mira42',
    '/shop?popup=play',
    '/?popup=login&error=SessionRequired',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('dialog'), path).toBeVisible()
    expect(
      await page.evaluate((): unknown => Reflect.get(window, 'dialogsAtFirstPaint')),
      path,
    ).toBe(0)
  }
})
