import type { Page } from '@playwright/test'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test } from './support/shop.ts'

/* The checkout form keeps its text until the order is placed, except card data. */

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Sample')
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue('ada@example.com')
  await expect(page.getByLabel(/^Phone/)).toHaveValue('5550100123')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Sample Street')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Springfield')
}

test(
  'contact and address survive a reload, Back and "Change"; card data does not (§2.71)',
  { tag: '@gate' },
  async ({ page }) => {
    await toCheckout(page)
    await fillCheckout(page, testCard.approved)
    await page.getByRole('button', { name: /^Dial code/ }).click()
    await page.keyboard.type('zea')
    await page.keyboard.press('Enter')

    await page.reload()
    await expectTyped(page)
    await expect(page.getByRole('button', { name: /^Dial code/ })).toHaveText('+64')
    await expect(page.getByLabel(/ZIP/)).toHaveValue('62701')
    await expect(page.getByLabel('Card number')).toHaveValue('')
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
        .join(),
    )
    expect(stored).toContain('1 Sample Street')
    expect(stored).not.toContain('4242')

    await page.goBack()
    await expect(page).toHaveURL('/cart')
    await page.goForward()
    await expectTyped(page)

    await page.getByRole('link', { name: 'Change' }).click()
    await expect(page).toHaveURL('/cart')
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await expectTyped(page)
  },
)

test('a change of country keeps the typed address, and asks for the region again (§2.71)', async ({
  page,
}) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  const moveTo = async (country: string) => {
    await page.goto(`/checkout/guest?cc=${country}`)
    await expectTyped(page)
  }
  await moveTo('GB')
  await expect(page.getByLabel('Postcode')).toHaveValue('62701')
  await moveTo('AE')
  await page.getByLabel('Full name').fill('Ada Sample')
  await moveTo('CA')
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('')
  await expect(page.getByLabel('Postal code')).toHaveValue('62701')
  await expect(page.getByRole('button', { name: /^Dial code/ })).toHaveText('+1')
})

test('after an order, the next checkout starts empty', async ({ page }) => {
  await toCheckout(page)
  await fillCheckout(page, testCard.approved)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\/.+/)
  await toCheckout(page)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('')
})

test('an unreadable stored form is dropped, and the cart stays', async ({ page }) => {
  await toCheckout(page)
  await page.evaluate(() => sessionStorage.setItem('stemside.checkout', '{"name":'))
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Orboot Mars')
})
