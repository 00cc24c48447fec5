import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOtherBrowsers } from '../../scripts/find-other-browsers.mjs'
import { RunningShop } from '../e2e/support/RunningShop.ts'
import { visitInFirefox } from './firefox.ts'
import { called, labelled, until, type Visitor } from './visitor.ts'
import { visitInWebKit } from './webkit.ts'

/* One purchase of the built shop, from the home page to the order, in Firefox and in WebKit (§2.2, §4.31, §7.5). */

const { firefox, webkitDriver, display } = findOtherBrowsers()
let dataDir = ''
let shop: RunningShop

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-browsers-'))
  shop = new RunningShop(dataDir)
  await shop.start()
})

afterAll(async () => {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test.runIf(firefox !== undefined)('a purchase works end to end in Firefox', async () => {
  expect(await buyTwoGlobes(await visitInFirefox(firefox ?? ''))).toContain('Orboot Earth')
})

test.runIf(webkitDriver !== undefined && display !== undefined)(
  'a purchase works end to end in WebKit',
  async () => {
    const visitor = await visitInWebKit(webkitDriver ?? '', display ?? '')
    expect(await buyTwoGlobes(visitor)).toContain('Orboot Earth')
  },
)

/** Buys two globes with a card. Returns the text of the page with the order, after a reload. */
async function buyTwoGlobes(visitor: Visitor): Promise<string> {
  const shows = (text: string) =>
    until(async () => (await visitor.text()).includes(text) || undefined)
  try {
    await visitor.open(shop.url)
    await visitor.press('//button[normalize-space()="Accept"]')
    await visitor.press(called('a', 'See all toys'))
    await shows('All toys')
    await visitor.press('//main//article//a[contains(., "Earth")]')
    await until(async () => (await visitor.url()).endsWith('/orboot/earth') || undefined)
    await visitor.press(called('button', 'Add to cart'))
    await visitor.press('//*[@role="dialog"]//a[starts-with(normalize-space(), "View cart")]')
    await visitor.press(called('button', 'One Orboot Earth more'))
    // 2 × 45.49, less SPRING30's 30 %.
    await shows('$63.69')
    await visitor.press('//main//button[starts-with(normalize-space(), "Checkout")]')
    await fillCheckout(visitor)
    await visitor.press('//main//button[starts-with(normalize-space(), "Pay $63.69")]')
    await until(async () => /\/thankyou\/[\w-]+$/.test(await visitor.url()) || undefined)
    await visitor.reload()
    await shows('$63.69')
    return await visitor.text()
  } catch (error) {
    throw new Error(`At ${await visitor.url()}: ${(await visitor.text()).slice(0, 2000)}`, {
      cause: error,
    })
  } finally {
    await visitor.close()
  }
}

async function fillCheckout(visitor: Visitor): Promise<void> {
  await visitor.type(labelled('Full name'), 'Ada Sample')
  await visitor.type(labelled('Email'), 'ada@example.com')
  await visitor.type(labelled('Phone'), '5550100123')
  await visitor.type(labelled('Address'), '1 Sample Street')
  await visitor.type(labelled('City'), 'Springfield')
  await visitor.choose(labelled('State'), 'Illinois')
  await visitor.type(labelled('ZIP'), '62701')
  await visitor.type(labelled('Card number'), '4242424242424242')
  await visitor.type(labelled('Expir'), '1230')
  await visitor.type(labelled('Security code'), '123')
  await visitor.type(labelled('Name on card'), 'Ada Sample')
}
