import type { Page } from '@playwright/test'
import { sam, signUpByCalls } from './support/account.ts'
import { payButton, toCheckout } from './support/buying.ts'
import { fillCheckout, testCard } from './support/checkout.ts'
import { expect, test, valueAt, type OwnSpace } from './support/ownSpace.ts'

/* Checkout with an account (§4.9): it prefills the form, and saves a typed address on request. */

const main = (page: Page) => page.getByRole('main')
const saveBox = (page: Page) =>
  main(page).getByRole('checkbox', { name: 'Save this address to my account' })

test(
  'checkout is prefilled from the account, offers the other addresses, and keeps what was typed (§4.9)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    const addresses = ['1 Sample Street', '2 Sample Street'].map((line1) => ({
      line1,
      city: 'Springfield',
      state: 'Illinois',
      postcode: '62701',
      country: 'US',
    }))
    await page.request.post('/user/addresses', { data: { addresses }, headers: space.headers })
    await space.addFault({ path: '/user/profile', delayMs: 2000, times: 1 })
    await toCheckout(page)
    const street = main(page).getByLabel('Address', { exact: true })
    await main(page).getByLabel('Full name').fill('Grandma Sample')
    await expect(street).toHaveValue('1 Sample Street')
    await expect(main(page).getByLabel(/e-?mail/i)).toHaveValue(sam.email)
    await expect(main(page).getByLabel(/^Phone/)).toHaveValue('9876543210')
    await expect(main(page).getByLabel('Full name')).toHaveValue('Grandma Sample')
    await main(page)
      .getByLabel('Deliver to')
      .selectOption('2 Sample Street, Springfield, Illinois 62701')
    await expect(street).toHaveValue('2 Sample Street')
    await page.reload()
    await expect(street).toHaveValue('2 Sample Street')
    await main(page)
      .getByLabel('Deliver to')
      .selectOption('1 Sample Street, Springfield, Illinois 62701')
    await main(page).getByLabel('Deliver to').selectOption('Another address')
    await expect(street).toHaveValue('')
    await expect(main(page).getByLabel('Full name')).toHaveValue('Grandma Sample')
  },
)

test('checkout shows a message and works while the account cannot be fetched', async ({
  page,
  space,
}) => {
  await signUpByCalls(page, space)
  await space.addFault({ path: '/user/addresses', status: 503 })
  await toCheckout(page)
  await expect(main(page).getByText('Your saved addresses could not be shown')).toBeVisible()
  await main(page).getByLabel('Address', { exact: true }).fill('9 Typed Street')
  await space.clearFaults()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByLabel(/e-?mail/i)).toHaveValue(sam.email)
  await expect(main(page).getByLabel('Address', { exact: true })).toHaveValue('9 Typed Street')
})

/** The streets of the saved addresses, as the store has them. */
async function savedStreets(page: Page, space: OwnSpace): Promise<unknown[]> {
  const answer = await page.request.get('/user/addresses', { headers: space.headers })
  const addresses = valueAt(await answer.json(), 'data')
  return Array.isArray(addresses) ? addresses.map((one) => valueAt(one, 'line1')) : []
}

async function fillAsSam(page: Page, space: OwnSpace): Promise<void> {
  await signUpByCalls(page, space)
  await toCheckout(page)
  await expect(saveBox(page)).not.toBeChecked()
  await fillCheckout(page, testCard.approved)
}

test(
  'a ticked box saves the typed address, after the order and not before',
  { tag: '@gate' },
  async ({ page, space }) => {
    await fillAsSam(page, space)
    await saveBox(page).check()
    await space.addFault({ path: '/place_order', status: 503 })
    await payButton(page).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the form' }).click()
    expect(await savedStreets(page, space)).toEqual([])
    await space.clearFaults()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\//)
    await expect.poll(() => savedStreets(page, space)).toEqual(['1 Sample Street'])
  },
)

test('an unticked box saves no address', async ({ page, space }) => {
  await fillAsSam(page, space)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thankyou\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await savedStreets(page, space)).toEqual([])
})

test('the thank-you page says that an address was not saved, and "Try again" saves it', async ({
  page,
  space,
}) => {
  await fillAsSam(page, space)
  await saveBox(page).check()
  await space.addFault({ path: '/user/addresses', method: 'POST', status: 503 })
  await payButton(page).click()
  const notice = page.getByText('its address could not be saved to your account')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/thankyou\//)
  await space.clearFaults()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(notice).toBeHidden()
  expect(await savedStreets(page, space)).toEqual(['1 Sample Street'])
})

test('a guest gets no box to save the address', async ({ page }) => {
  await toCheckout(page)
  await expect(main(page).getByLabel('Address', { exact: true })).toBeVisible()
  await expect(saveBox(page)).toHaveCount(0)
})
