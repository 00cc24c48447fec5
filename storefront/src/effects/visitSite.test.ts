// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { visitId } from './visitSite.ts'

/* GET /site and the visitor's id (specification §3, `uuid`). */

beforeEach(() => localStorage.clear())

const site = {
  visitors: 12,
  offerStockRemaining: 7,
  dinosCount: 54,
  backersCount: 1874,
  contact: { email: 'hello@stemside.example', phone: '+1 800 555 0142' },
}

test('the id of a visit is created once and kept', () => {
  const { stores } = storesWith()
  stores.consent.restore('unasked')
  const id = visitId(stores, window)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(localStorage.getItem('uuid')).toBe(id)
  expect(visitId(stores, window)).toBe(id)
})

test.each([
  ['US', 'declined'],
  ['GB', 'unasked'],
] as const)('no id is made in %s if the notice is %s', (country, answer) => {
  const { stores } = storesWith({}, undefined, country)
  stores.consent.restore(answer)
  expect(visitId(stores, window)).toBeUndefined()
  expect(localStorage.getItem('uuid')).toBeNull()
})

test('a stored id that the store would refuse is replaced', () => {
  localStorage.setItem('uuid', 'a b')
  const { stores } = storesWith()
  stores.consent.restore('accepted')
  expect(visitId(stores, window)).toMatch(/^[0-9a-f]{32}$/)
})

test('the id is sent in x-visit, and the store’s answer is kept', async () => {
  const { stores, asked } = storesWith({
    '/site': { status: 200, body: { status: 'success', ...site } },
  })
  await stores.site.load('visit-123')
  await stores.site.load(undefined)
  expect(asked.map(({ headers }) => headers.get('x-visit'))).toEqual(['visit-123', null])
  expect(stores.site.state.site).toMatchObject(site)
})

test('the page knows no contact and figures of the shop if the store does not answer', async () => {
  const { stores } = storesWith({ '/site': 'unreachable' })
  await stores.site.load(undefined)
  expect(stores.site.state.site).toBeUndefined()
})
