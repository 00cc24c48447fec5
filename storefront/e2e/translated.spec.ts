import type { Locator, Page } from '@playwright/test'
import { openLogIn, popup, press } from './support/account.ts'
import { addFrom, openCart, payButton, toCheckout } from './support/buying.ts'
import { mailedGiftCode } from './support/gifts.ts'
import { openReady } from './support/open.ts'
import { expect, test, type OwnSpace } from './support/ownSpace.ts'
import { translatePages } from './support/translate.ts'

/* A page that a browser translates says the same as one that it does not translate (docs/decisions/399). */

/** Compares what a part of the page says with what it said before the page was translated. */
type Look = (part: Locator) => Promise<void>

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ })

async function changeCart(page: Page, look: Look) {
  await addFrom(page, '/orboot/earth')
  await openCart(page)
  const main = page.getByRole('main')
  const more = page.getByRole('button', { name: 'One Orboot Earth more' })
  const quantity = page.getByRole('textbox', { name: 'Quantity of Orboot Earth' })
  for (const units of ['2', '3']) {
    await more.click()
    await expect(quantity).toHaveValue(units)
    await look(main)
    await look(cartButton(page))
  }
  await page.getByRole('button', { name: 'One Orboot Earth less' }).click()
  await expect(quantity).toHaveValue('2')
  await look(main)
  await page.getByRole('button', { name: 'Remove coupon SPRING30' }).click()
  await expect(page.getByRole('button', { name: 'Remove coupon SPRING30' })).toBeHidden()
  await look(main)
  await page.getByRole('button', { name: 'Remove Orboot Earth' }).click()
  await expect(quantity).toBeHidden()
  await look(main)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('2')
  await look(main)
}

async function changeOverlay(page: Page, look: Look) {
  await addFrom(page, '/plugo/count')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await look(overlay)
  await overlay.getByRole('button', { name: 'One Plugo Count more' }).click()
  await expect(overlay.getByRole('textbox', { name: 'Quantity of Plugo Count' })).toHaveValue('2')
  await look(overlay)
  for (const name of ['Plugo Gamepad', 'Plugo Count']) {
    await overlay.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(overlay.getByRole('textbox', { name: `Quantity of ${name}` })).toBeHidden()
    await look(overlay)
  }
}

async function payWithGiftCard(page: Page, look: Look, code: string) {
  await toCheckout(page)
  const main = page.getByRole('main')
  await look(main)
  await page.getByRole('button', { name: 'Have a gift card?' }).click()
  await page.getByLabel('Gift card code').fill(code)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByRole('region', { name: 'Gift card', exact: true })).toBeFocused()
  await look(main)
  await payButton(page).click()
  await expect(page.getByText('Please enter a 10 digit phone number')).toBeVisible()
  await look(main)
  await page.getByRole('button', { name: 'Remove gift card' }).click()
  await expect(page.getByLabel('Gift card code')).toBeFocused()
  await look(main)
}

async function logIn(page: Page, look: Look) {
  await openReady(page, '/')
  await openLogIn(page)
  await look(popup(page))
  await press(page, 'Sign up')
  await look(popup(page))
  await press(page, 'Continue with email')
  await look(popup(page))
  await popup(page).getByLabel('Email address').fill('sam@example')
  await popup(page).getByLabel('Name', { exact: true }).focus()
  await look(popup(page))
}

async function play(page: Page, look: Look) {
  await openReady(page, '/shop')
  await page.getByRole('button', { name: 'Play & Win' }).click()
  await look(popup(page))
  await page.getByRole('button', { name: 'Pull the lever' }).click()
  await expect(page.getByRole('dialog', { name: 'OMG! Jackpot!' })).toBeVisible()
  await look(page.getByRole('dialog', { name: 'OMG! Jackpot!' }))
}

const journeys = [
  ['the cart', changeCart],
  ['the cart overlay', changeOverlay],
  [
    'checkout with a gift card',
    async (page: Page, look: Look, space: OwnSpace) => {
      codes.set(space, codes.get(space) ?? (await mailedGiftCode(page, space, giftCard)))
      await payWithGiftCard(page, look, codes.get(space) ?? '')
    },
  ],
  ['the account popup', logIn],
  ['the slot machine', play],
] as const

const giftCard = { countryCode: 'US', amount: 25 } as const
const codes = new WeakMap<OwnSpace, string>()

for (const [what, journey] of journeys) {
  test(`${what} says the same on a translated page`, { tag: '@gate' }, async ({ page, space }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const said: string[] = []
    await journey(page, async (part) => void said.push(await wordsOf(part)), space)
    expect(said.join('')).not.toBe('')

    await page.evaluate(() => [localStorage, sessionStorage].forEach((area) => area.clear()))
    await page.context().clearCookies()
    await translatePages(page)
    let place = 0
    const compare: Look = async (part) => {
      const words = said[place]
      place += 1
      await expect.poll(() => wordsOf(part), `${what}, look ${place}`).toBe(words)
    }
    await journey(page, compare, space)
    expect(await page.locator('font').count()).toBeGreaterThan(10)
    expect(place).toBe(said.length)
    expect(errors).toEqual([])
  })
}

/** What a part says, without the spaces: a `font` element may break a line. */
async function wordsOf(part: Locator): Promise<string> {
  return (await part.innerText()).replaceAll(/\s+/g, '').replace(/\d+peopleareintheshopnow/, '')
}
