import type { Page } from '@playwright/test'
import { addFrom, openCart, toCheckout } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'

/* The slot machine, from the button to the coupon (§2.46, §2.47, §4.11–§4.13, §4.28). */

const lever = (page: Page) => page.getByRole('button', { name: 'Pull the lever' })
const jackpot = (page: Page) => page.getByRole('dialog', { name: 'OMG! Jackpot!' })

async function play(page: Page) {
  await page.getByRole('button', { name: 'Play & Win' }).click()
  await expect(page.getByRole('dialog', { name: 'Play & Win' })).toContainText(
    'Assured discounts to cross over to the STEM side!',
  )
  await lever(page).click()
}

for (const path of ['/', '/shop']) {
  test(`${path}: "Play & Win" opens the machine, a pull wins the jackpot, and the prize waits`, async ({
    page,
  }) => {
    const code: string[] = []
    page.on('request', (request) => code.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(code.filter((url) => url.includes('SlotPanel'))).toEqual([])
    await play(page)
    await expect(jackpot(page)).toContainText('30% off')
    await expect(jackpot(page)).toContainText('Minimum cart value: $49')
    await expect(jackpot(page)).toContainText('It waits beside SPRING30')
    await expect(page.getByRole('dialog', { name: 'Play & Win' })).toBeHidden()
    await jackpot(page).getByRole('link', { name: 'Let’s Shop' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('in India the prize saves more than RAKHI20 from ₹1,998: it takes over by itself', async ({
  page,
}) => {
  await page.goto('/shop?cc=IN')
  await play(page)
  await jackpot(page).getByRole('link', { name: 'Let’s Shop' }).click()
  await addFrom(page, '/orboot/mars')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('1MILLION30 saves more now and is applied')
  await openCart(page)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary).toContainText('1MILLION30')
  await expect(summary).toContainText('RAKHI20: 20% off. 1MILLION30 saves more on this cart now.')
  await page.reload()
  await expect(summary).toContainText('RAKHI20: 20% off. 1MILLION30 saves more on this cart now.')
})

test('a prize that waits can be used anyway', async ({ page }) => {
  await addFrom(page, '/orboot/mars')
  await page.goto('/shop')
  await play(page)
  await expect(jackpot(page)).toContainText('SPRING30 saves more on this cart now')
  await page.keyboard.press('Escape')
  await page.goto('/cart')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByRole('button', { name: 'Use 1MILLION30 anyway' }).click()
  await expect(summary).toContainText('Add $3.51 more to use 1MILLION30')
})

test('on checkout the result says "Continue" and leads nowhere', async ({ page }) => {
  await toCheckout(page)
  await page.goto('/checkout/guest?popup=play')
  await lever(page).click()
  await jackpot(page).getByRole('button', { name: 'Continue' }).click()
  await expect(jackpot(page)).toBeHidden()
  await expect(page).toHaveURL('/checkout/guest')
})

test('a list without the coupon is a loss, with a way to the offers', async ({ page }) => {
  await page.route('**/get_all_coupons', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await play(page)
  const loss = page.getByRole('dialog', { name: 'Oops! No luck today.' })
  await loss.getByRole('link', { name: 'Go to Offers' }).click()
  await expect(page).toHaveURL('/shop')
})

test('a list that does not arrive is no loss: the pull does not count', async ({ page, space }) => {
  await space.addFault({ path: '/get_all_coupons', drop: 'before' })
  await page.goto('/')
  await play(page)
  await expect(page.getByRole('alertdialog')).toContainText('this pull does not count')
})

test('the machine closes by Escape, its button, a press outside and Back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'All toys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
  const machine = page.getByRole('dialog', { name: 'Play & Win' })
  const open = page.getByRole('button', { name: 'Play & Win' })
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => machine.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 300),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await open.click()
    await expect(lever(page)).toBeFocused()
    await close()
    await expect(machine).toBeHidden()
  }
})
