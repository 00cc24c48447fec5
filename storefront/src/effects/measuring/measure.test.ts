// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesWith } from '../../test/storeStub.ts'
import { startEffects } from '../startEffects.ts'
import { storageKeys } from '../storageKeys.ts'
import type { DataLayerEntry } from './dataLayer.ts'
import { measure, type MeasuredWindow } from './measure.ts'
import { limits } from '../../../../scripts/gate/limits.ts'

/* What is measured of a visit, and when (§2.31, §2.36, §3.15, §7.16, §7.17, §9.14). */

class NoObserver {
  static readonly supportedEntryTypes: readonly string[] = []
  observe() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // jsdom has none.
  vi.stubGlobal('PerformanceObserver', NoObserver)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const analytics = '/website-analytics/insert-analytics'
const answers = { [analytics]: { status: 200, body: { status: 'success' } } }

/** The page's window, with a width and a data layer of its own. */
function windowOf(innerWidth: number): MeasuredWindow {
  return {
    localStorage,
    sessionStorage,
    document,
    navigator,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    innerWidth,
  }
}

/** A visit whose link had all four parameters, on a desktop in the US. */
function visit(innerWidth = 1440) {
  const { stores, asked } = storesWith(answers)
  stores.consent.restore('unasked')
  stores.visit.comeFrom({
    utmSource: 'newsletter',
    utmMedium: 'email',
    utmCampaign: 'june',
    utmId: '42',
  })
  const page = windowOf(innerWidth)
  const sent = () => asked.filter(({ path }) => path === analytics)
  return { stores, page, sent }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('the visit is sent once, with exactly the fields of the specification and the id in x-visit', async () => {
  const { stores, page, sent } = visit()
  measure(stores, page)()
  await settle()
  measure(stores, page)()
  await settle()
  expect(sent()).toHaveLength(1)
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
    event: 'visit',
    utm_id: '42',
    utm_medium: 'email',
    source: 'newsletter',
    device: 'desktop',
    campaign: 'june',
    countryCode: 'US',
  })
  expect(sent()[0]?.headers.get('x-visit')).toBe(storageKeys.uuid.read(window))
})

test('a visit that the store refuses with 200 is sent by the next page', async () => {
  const { stores, asked } = storesWith({
    [analytics]: { status: 200, body: { status: 'failed', message: 'No.' } },
  })
  stores.consent.restore('unasked')
  const page = windowOf(1440)
  measure(stores, page)()
  await settle()
  measure(stores, page)()
  await settle()
  expect(asked.filter(({ path }) => path === analytics)).toHaveLength(2)
})

test('a width below 768 px is a mobile device', async () => {
  const { stores, page, sent } = visit(767)
  measure(stores, page)()
  await settle()
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ device: 'mobile' })
})

test('a visit that did not reach the store is sent by the next page', async () => {
  const { stores, asked } = storesWith({ [analytics]: 'unreachable' })
  stores.consent.restore('accepted')
  const page = windowOf(1440)
  measure(stores, page)()
  await settle()
  measure(stores, page)()
  await settle()
  expect(asked.filter(({ path }) => path === analytics)).toHaveLength(2)
})

test('while the browser is offline the visit waits, and is sent once it is online (§7.36)', async () => {
  const { stores, page, sent } = visit()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = measure(stores, page)
  await settle()
  expect(sent()).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await settle()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(sent()).toHaveLength(1)
  stop()
  onLine.mockRestore()
})

test('the data layer begins with the visit and its id', () => {
  const { stores, page } = visit()
  measure(stores, page)
  expect(page.dataLayer).toEqual([
    {
      event: 'visit',
      uuid: storageKeys.uuid.read(window),
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'june',
      utm_id: '42',
    },
  ])
})

const entriesNamed = (page: MeasuredWindow, name: string): readonly DataLayerEntry[] =>
  (page.dataLayer ?? []).filter(({ event }) => event === name)

test('addToCart has currency code, product name, content_id, price, brand and category', () => {
  const { stores, page } = visit()
  const { catalogue } = stores.prices.state
  // Also the event from before the measuring code had loaded.
  stores.cart.add('orboot_mars', catalogue)
  measure(stores, page)
  stores.cart.add('plugo_link', catalogue)
  expect(entriesNamed(page, 'addToCart')).toEqual([
    {
      event: 'addToCart',
      currency_code: 'USD',
      product_name: 'Orboot Mars',
      content_id: 'orboot_mars',
      price: 45.49,
      brand: 'Stemside',
      category: 'orboot',
      quantity: 1,
    },
    expect.objectContaining({ content_id: 'plugo_gamepad', price: 25 }),
    expect.objectContaining({ content_id: 'plugo_link', category: 'plugo' }),
  ])
})

test('measuring that is stopped empties the data layer and adds nothing more', () => {
  const { stores, page } = visit()
  const stop = measure(stores, page)
  stop()
  stores.cart.add('orboot_mars', stores.prices.state.catalogue)
  expect(page.dataLayer).toEqual([])
})

test.each<[string, number, number]>([
  ['a desktop', 1024, 5000],
  ['a phone', 390, 10_000],
])('on %s of %i px the visit is sent after %i ms', async (_device, width, delay) => {
  Object.assign(window, { innerWidth: width })
  const { stores, asked } = storesWith(answers)
  const stop = startEffects(stores)
  await vi.advanceTimersByTimeAsync(delay - 1)
  expect(asked.filter(({ path }) => path === analytics)).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(
    () => expect(asked.filter(({ path }) => path === analytics)).toHaveLength(1),
    limits.expectation,
  )
  stop()
})

test('a visitor who declines is not measured; what was kept until then is forgotten', async () => {
  const { stores, asked } = storesWith(answers)
  const stop = startEffects(stores)
  await settle()
  stores.cart.add('orboot_mars', stores.prices.state.catalogue)
  stores.consent.answer('declined')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.filter(({ path }) => path === analytics)).toEqual([])
  expect(
    asked.filter(({ headers }) => headers.has('x-visit')).map(({ path }) => path),
  ).not.toContain(analytics)
  const taken: unknown[] = []
  stores.events.takeBy((event) => void taken.push(event))
  expect(taken).toEqual([])
  stop()
})
