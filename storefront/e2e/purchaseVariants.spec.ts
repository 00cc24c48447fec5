import type { Page } from '@playwright/test'
import { openCart } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { collectConsoleErrors } from './support/console.ts'
import { expect, test } from './support/ownSpace.ts'

/* A purchase in each country, on phone and desktop, and by keyboard alone (specification §2, §4). */

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

for (const [size, viewport] of Object.entries(sizes)) {
  test(
    `purchase on a ${size} in the United States, tracked afterwards as a guest`,
    { tag: size === 'phone' ? '@gate' : [] },
    async ({ page, space }) => {
      const consoleErrors = collectConsoleErrors(page)
      await page.setViewportSize(viewport)
      await page.goto('/shop?q=chess')
      await page.getByRole('main').getByRole('link', { name: 'Tacto Chess' }).click()
      // Wait for the product page: until its code is loaded, the listing stays and has such a button, too.
      await expect(page.getByRole('heading', { level: 1, name: 'Tacto Chess' })).toBeVisible()
      await buy(page)
      await fillCheckout(page, testCard.approved)
      await page.getByRole('button', { name: 'Pay $38.49' }).click()
      await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
      await page.getByRole('link', { name: 'Track this order' }).click()
      const order = page.getByRole('region', { name: 'Your order' })
      await expect(order).toContainText('Tacto Chess')
      await expect(order.locator('[aria-current="step"]')).toContainText('Placed')
      expect(await space.countOrders()).toBe(1)
      expect(consoleErrors()).toEqual([])
    },
  )

  test(
    `purchase on a ${size} in India`,
    { tag: size === 'phone' ? '@gate' : [] },
    async ({ page, space }) => {
      const consoleErrors = collectConsoleErrors(page)
      await page.setViewportSize(viewport)
      await page.goto('/tacto/chess?cc=IN')
      await buy(page)
      await page.getByLabel('Full name').fill('Asha Sample')
      await page.getByLabel(/e-?mail/i).fill('asha@example.com')
      await page.getByLabel(/^Phone/).fill('9800000123')
      await page.getByLabel('Address', { exact: true }).fill('1 Sample Road')
      await page.getByLabel('City', { exact: true }).fill('Pune')
      await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
      await page.getByLabel(/PIN/).fill('411001')
      await expect(page.getByRole('radio', { name: /^UPI/ })).toBeChecked()
      await page.getByRole('radio', { name: /^Card/ }).check()
      await page.getByLabel('Card number').fill(testCard.approved)
      await page.getByLabel(/Expir/).fill('12/30')
      await page.getByLabel(/Security code/).fill('123')
      await page.getByLabel(/Name on card/).fill('Asha Sample')
      await page.getByRole('button', { name: /^Pay ₹/ }).click()
      await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
      await expect(page.getByRole('main')).toContainText('Tacto Chess')
      expect(await space.countOrders()).toBe(1)
      expect(consoleErrors()).toEqual([])
    },
  )
}

for (const { country, phone, region, postcode, currency } of [
  { country: 'GB', phone: '7400123456', postcode: 'LS1 1AA', currency: '£' },
  {
    country: 'CA',
    phone: '4165550123',
    region: { label: 'Province', name: 'Ontario' },
    postcode: 'M5V 2T6',
    currency: 'C$',
  },
  {
    country: 'AE',
    phone: '501234567',
    region: { label: 'Emirate', name: 'Dubai' },
    currency: 'AED ',
  },
]) {
  test(`purchase in ${country}`, { tag: '@gate' }, async ({ page, space }) => {
    await page.goto(`/tacto/chess?cc=${country}`)
    await buy(page)
    const fill = (label: string | RegExp, value: string) => page.getByLabel(label).fill(value)
    await fill('Full name', 'Ada Sample')
    await fill(/e-?mail/i, 'ada@example.com')
    await fill(/^Phone/, phone)
    await page.getByLabel('Address', { exact: true }).fill('1 Sample Street')
    await page.getByLabel('City', { exact: true }).fill('Sampletown')
    if (region !== undefined) {
      await page.getByRole('combobox', { name: region.label }).selectOption(region.name)
    }
    if (postcode !== undefined) await fill(/^Post/, postcode)
    await fill('Card number', testCard.approved)
    await fill(/Expir/, '12/30')
    await fill(/Security code/, '123')
    await fill(/Name on card/, 'Ada Sample')
    const pay = page.getByRole('button', { name: /^Pay/ })
    await expect(pay).toContainText(`Pay ${currency}`)
    await pay.click()
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
    await expect(page.getByRole('main')).toContainText('Tacto Chess')
    expect(await space.countOrders()).toBe(1)
  })
}

async function buy(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await openCart(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout/guest')
}

test('purchase by keyboard alone', { tag: '@gate' }, async ({ page, space }) => {
  await page.goto('/tacto/chess')
  await press(page, 'Add to cart')
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await press(page, 'View cart and coupons')
  await expect(page).toHaveURL('/cart')
  // Wait for each page, because its URL changes first, and Tab would walk through the page before it.
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await press(page, /^Checkout/)
  await expect(page).toHaveURL('/checkout/guest')
  await expect(page.getByLabel('Full name')).toBeVisible()
  const values = [
    ['name', 'Ada Sample'],
    ['email', 'ada@example.com'],
    ['phone', '5550100123'],
    ['line1', '1 Sample Street'],
    ['city', 'Springfield'],
    ['state', 'Illinois'],
    ['postcode', '62701'],
  ] as const
  for (const [name, value] of values) {
    await tabTo(page, (focused) => focused.name === name)
    await page.keyboard.type(value)
  }
  for (const [label, value] of [
    [/Card number/, testCard.approved],
    [/Expir/, '12/30'],
    [/Security code/, '123'],
    [/Name on card/, 'Ada Sample'],
  ] as const) {
    await tabTo(page, (focused) => label.test(focused.label))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/)
  expect(await space.countOrders()).toBe(1)
})

interface Focused {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** Presses Tab until the wanted element has focus. */
async function tabTo(page: Page, isWanted: (focused: Focused) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : ''
      return {
        name: element?.getAttribute('name') ?? '',
        label: label ?? '',
        text: element?.textContent ?? '',
      }
    })
    if (isWanted(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('80 presses of Tab did not reach the element')
}

async function press(page: Page, text: string | RegExp): Promise<void> {
  await tabTo(page, (focused) =>
    typeof text === 'string' ? focused.text.startsWith(text) : text.test(focused.text),
  )
  await page.keyboard.press('Enter')
}
