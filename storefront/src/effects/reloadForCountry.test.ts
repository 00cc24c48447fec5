// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { restorePage } from '../test/restorePage.ts'
import { storesWith } from '../test/storeStub.ts'
import { reloadForCountry } from './reloadForCountry.ts'

/* Back to a page with the prices of another country (§1.10, §4.44). */

test.each([
  ['cc=GB', 'another country was chosen', 1],
  ['a=b; cc=GB; c=d', 'another country was chosen', 1],
  ['cc=US', 'the page’s country was chosen', 0],
  ['', 'no country was chosen', 0],
  ['xcc=GB; cc=FR', 'the cookie names no country of the shop', 0],
])('with the cookie %j, %s: %i reloads', (cookie, _, reloads) => {
  const { stores } = storesWith()
  const events = new EventTarget()
  const reload = vi.fn<() => void>()
  const stop = reloadForCountry(stores, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: { cookie },
    location: { reload },
  })
  events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  restorePage(events)
  stop()
  restorePage(events)
  expect(reload).toHaveBeenCalledTimes(reloads)
})
