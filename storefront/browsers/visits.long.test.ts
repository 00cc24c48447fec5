import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOtherBrowsers } from '../../scripts/find-other-browsers.mjs'
import { RunningShop } from '../e2e/support/RunningShop.ts'
import { visitInFirefox } from './firefox.ts'
import { slowStart, start } from './slowStart.ts'
import type { Visitor } from './visitor.ts'
import { buyTwoGlobes, crash, createAccount, pressEarly } from './visits.ts'
import { visitInWebKit } from './webkit.ts'

/* The built shop in Firefox and in WebKit: purchase, account, early press and crash page (§2.2, §4.31, §4.67, §7.5). */

const { firefox, webkitDriver, display } = findOtherBrowsers()
const browsers = {
  Firefox: firefox === undefined ? undefined : () => visitInFirefox(firefox),
  WebKit:
    webkitDriver === undefined || display === undefined
      ? undefined
      : () => visitInWebKit(webkitDriver, display),
}
let dataDir = ''
let shop: RunningShop

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-browsers-'))
  shop = new RunningShop(dataDir)
  await shop.start()
  // On a day without a sale.
  await fetch(`${shop.url}/__mock/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2027-05-05T12:00:00Z' }),
  })
})

afterAll(async () => {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
})

for (const [name, open] of Object.entries(browsers)) {
  describe.runIf(open !== undefined)(`in ${name}`, () => {
    test('a shopper buys two globes with a card, from the home page to the order', async () => {
      expect(await textAfter(open, (visitor) => buyTwoGlobes(visitor, shop.url))).toContain(
        'Orboot Earth',
      )
    })

    test('a new account is signed in, also after a reload', async () => {
      expect(
        await textAfter(open, (visitor) => createAccount(visitor, shop.url, codeFor)),
      ).toContain('Account of Sam Sample')
    })

    test('a press on "Add to cart" before the shop has started counts', async () => {
      const { server, url } = await slowStart(shop.url)
      try {
        expect(await textAfter(open, (visitor) => pressEarly(visitor, url, start))).toContain(
          'Orboot Earth',
        )
      } finally {
        server.close()
        server.closeAllConnections()
      }
    })

    test('after a crash, the shopper gets the cart back', async () => {
      expect(await textAfter(open, (visitor) => crash(visitor, shop.url))).toContain('Orboot Mars')
    })
  })
}

/** The text of the last page of a visit, in a new browser. */
async function textAfter(
  open: (() => Promise<Visitor>) | undefined,
  what: (visitor: Visitor) => Promise<void>,
): Promise<string> {
  const visitor = await open?.()
  if (visitor === undefined) throw new Error('The browser is missing')
  try {
    await what(visitor)
    return await visitor.text()
  } catch (error) {
    const page = `At ${await visitor.url()}: ${(await visitor.text()).slice(0, 2000)}`
    throw new Error(page, { cause: error })
  } finally {
    await visitor.close()
  }
}

/** The code of the last mail to an address. */
async function codeFor(email: string): Promise<string> {
  const response = await fetch(`${shop.url}/__mock/outbox?to=${encodeURIComponent(email)}`)
  const [, code] = /"code":"(\w+)"/.exec(await response.text()) ?? []
  if (code === undefined) throw new Error(`No code for ${email}`)
  return code
}
