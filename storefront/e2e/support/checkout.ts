import type { Page } from '@playwright/test'

/** The sandbox's cards (specification §7.31). */
export const testCard = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0341',
  bank: '4000 0025 0000 3155',
} as const

/** Fills the guest's checkout form for the US with sample values. */
export async function fillCheckout(page: Page, card: string): Promise<void> {
  await fillDelivery(page)
  await fillCard(page, card)
}

/** Fills contact and address. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Sample')
  await page.getByLabel(/e-?mail/i).fill('ada@example.com')
  await page.getByLabel(/^Phone/).fill('5550100123')
  await page.getByLabel('Address', { exact: true }).fill('1 Sample Street')
  await page.getByLabel('City', { exact: true }).fill('Springfield')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Illinois')
  await page.getByLabel(/ZIP/).fill('62701')
}

/** Fills the card of checkout or /gift. */
export async function fillCard(page: Page, card: string): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel(/Expir/).fill('12/30')
  await page.getByLabel(/Security code/).fill('123')
  await page.getByLabel(/Name on card/).fill('Ada Sample')
}
