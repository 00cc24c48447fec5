import type { Page } from '@playwright/test'
import { fillCard } from './checkout.ts'
import { expect, type OwnSpace } from './ownSpace.ts'

/** Fills the form of /gift, from Ada to Ben. Keeps the default amount, design and day. */
export async function fillGift(page: Page, card: string): Promise<void> {
  await fillPeople(page)
  await fillCard(page, card)
}

/** Fills who gets the gift and who gives it. */
export async function fillPeople(page: Page): Promise<void> {
  await page.getByLabel('Their name').fill('Ben Sample')
  await page.getByLabel('Their email address').fill('ben@example.com')
  await page.getByLabel(/^Your message/).fill('For your big rocket')
  await page.getByLabel('Your name').fill('Ada Sample')
  await page.getByLabel('Your email address').fill('ada@example.com')
}

/** Buys a gift for Ben by the store's call, on its delivery day, and returns the code from its mail. */
export async function mailedGiftCode(
  page: Page,
  space: OwnSpace,
  value: { readonly countryCode: 'US' | 'IN'; readonly amount: number },
): Promise<string> {
  const provider = value.countryCode === 'IN' ? 'razorpay' : 'stripe'
  const data = {
    ...value,
    recipient: { name: 'Ben Sample', email: 'ben@example.com' },
    sender: { name: 'Ada Sample', email: 'ada@example.com' },
    deliverOn: '2026-11-23',
    payment: { provider, token: 'sandbox_approve' },
  }
  await space.setClock('2026-11-23T12:00:00.000Z')
  const response = await page.request.post('/egift', { data, headers: space.headers })
  expect(response.ok(), await response.text()).toBe(true)
  // Setting the clock sends the mails that are due.
  await space.setClock('2026-11-23T12:01:00.000Z')
  const { text } = await space.lastMail('ben@example.com')
  const [code] = /GIFT(?:-\w{5}){3}/.exec(text) ?? []
  if (code === undefined) throw new Error(`No gift code in ${text}`)
  return code
}
