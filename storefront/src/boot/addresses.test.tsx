// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import * as fc from 'fast-check'
import type { JSDOM } from 'jsdom'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../scripts/gate/limits.ts'
import { keepOneSlash } from '../effects/addresses.ts'
import { keepVisit } from '../effects/keepVisit.ts'
import { openFromAddress } from '../effects/openFromAddress.ts'
import { useGo, type Go } from '../hooks/navigation.ts'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { useScrollAndFocus } from '../hooks/useScrollAndFocus.ts'
import { pageAt } from '../routes/pageAt.ts'
import { stubDeviceScheme } from '../test/deviceScheme.ts'
import { stubLayout } from '../test/layout.ts'
import { storesWith } from '../test/storeStub.ts'
import { App } from './App.tsx'

/* The shop at addresses that nobody has checked: typed, cut off by a mail program, or written to do harm. */

/** Vitest's environment. */
declare const jsdom: JSDOM

/** 2,000 in `npm run test:long`. */
const runs = Number(process.env['ADDRESS_RUNS'] ?? 25)
const origin = 'http://localhost:3000'

const words = (text: string) => fc.constantFrom(...text.split(' '))
const odd = fc.oneof(
  words('% %zz 100%zz %E0%A4%A %ff %00 %2f%2fevil.example [ .. //evil.example /\\evil'),
  words('__proto__ constructor toString 0'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => encodeURIComponent(text)),
)
const start = words(
  '/ // /%2F /\\ /.// /unknown/ /shop /cart /checkout/guest /thankyou/ /tracking /wishlist /tacto ' +
    '/orboot/earth /blog/ /blog/category/ /kickstarter /error /gift /profile/orders/ ' +
    '/storybooks/read/ /refer-and-earn /ourearth',
)
const name = words(
  'popup error callbackUrl account sku order toys step q line skill age price sort page cc banner ' +
    'sent __proto__ utm_source utm_medium utm_campaign utm_id',
)
const value = fc.oneof(odd, words('login signup play referral SessionRequired'))
const pair = fc.oneof(
  fc.tuple(name, value),
  // What a parameter says in the account popup is read only where it opens.
  fc.tuple(words('popup=login&error popup=login&callbackUrl'), odd),
)
const query = fc
  .array(pair, { maxLength: 4 })
  .map((pairs) => pairs.map((one) => one.join('=')).join('&'))
const address = fc
  .tuple(start, fc.array(odd, { maxLength: 2 }), query, odd)
  .map(([path, more, search, hash]) => `${path}${more.join('/')}?${search}#${hash}`)

beforeEach(() => {
  stubLayout()
  stubDeviceScheme()
})
afterEach(() => {
  cleanup()
  jsdom.reconfigure({ url: `${origin}/` })
  vi.unstubAllGlobals()
})

/**
 * Opens a page as `main.tsx` does, with all that reads its address, and presses Cart. `crashes` are the errors that
 * a page or one of its parts showed in its place.
 */
async function openAndPressCart(asked: string) {
  jsdom.reconfigure({ url: origin + asked })
  keepOneSlash(window)
  await pageAt(window.location.pathname).load()
  const { stores } = storesWith()
  const crashes: unknown[] = []
  render(
    <BrowserRouter useTransitions={false}>
      <App stores={stores} />
    </BrowserRouter>,
    { onCaughtError: (error) => crashes.push(error) },
  )
  await act(async () => {
    keepVisit(stores.visit, window)()
    openFromAddress(stores, window)
    stores.cart.markRestored()
    stores.session.put(undefined)
    await vi.dynamicImportSettled()
  })
  await act(async () => stores.dialogs.open({ id: 'cart' }))
  return { stores, crashes }
}

test.each([
  ['//orboot/earth', '/orboot/earth'],
  ['//evil.example?popup=login', '/evil.example'],
  ['/shop#100%zz', '/shop#100%zz'],
  ['/thankyou/%E0%A4%A', '/thankyou/%E0%A4%A'],
  ['/?popup=login&error=__proto__', '/'],
])('a page opens at %s, and so does the cart', { timeout: limits.test }, async (asked, shown) => {
  const { stores, crashes } = await openAndPressCart(asked)
  expect(window.location.href).toBe(origin + shown)
  expect(stores.dialogs.state.stack.at(-1)?.id).toBe('cart')
  expect(crashes).toEqual([])
})

test(
  `no page crashes at ${runs} odd addresses (§8.11)`,
  { timeout: limits.test + runs * 2000 },
  () =>
    fc.assert(
      fc.asyncProperty(address, async (one) => {
        const { crashes } = await openAndPressCart(one)
        expect(crashes).toEqual([])
        expect(window.location.origin).toBe(origin)
        cleanup()
      }),
      { numRuns: runs },
    ),
)

test(
  `${runs * 10} odd links lead to pages of the shop`,
  { timeout: limits.test + runs * 2000 },
  async () => {
    const hasGo = vi.fn<(go: Go) => void>()
    function Follower() {
      useScrollAndFocus()
      hasGo(useGo())
      return null
    }
    render(
      <BrowserRouter useTransitions={false}>
        <NavigationProvider pageAt={pageAt}>
          <Follower />
        </NavigationProvider>
      </BrowserRouter>,
    )
    await fc.assert(
      fc.asyncProperty(address, async (one) => {
        await act(async () => hasGo.mock.lastCall?.[0](one))
        expect(window.location.href).toMatch(/^http:\/\/localhost:3000\/(?![/\\])/)
      }),
      { numRuns: runs * 10 },
    )
  },
)
