// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { shopWith } from '../test/storeStub.ts'
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
  const { shop } = shopWith()
  shop.consent.restore('unasked')
  const id = visitId(shop, window)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(localStorage.getItem('uuid')).toBe(id)
  expect(visitId(shop, window)).toBe(id)
})

test.each([
  ['US', 'declined'],
  ['GB', 'unasked'],
] as const)('no id is made in %s if the notice is %s', (country, answer) => {
  const { shop } = shopWith({}, undefined, country)
  shop.consent.restore(answer)
  expect(visitId(shop, window)).toBeUndefined()
  expect(localStorage.getItem('uuid')).toBeNull()
})

test('a stored id that the store would refuse is replaced', () => {
  localStorage.setItem('uuid', 'a b')
  const { shop } = shopWith()
  shop.consent.restore('accepted')
  expect(visitId(shop, window)).toMatch(/^[0-9a-f]{32}$/)
})

test('the id is sent in x-visit, and the store’s answer is kept', async () => {
  const { shop, asked } = shopWith({
    '/site': { status: 200, body: { status: 'success', ...site } },
  })
  await shop.site.load('visit-123')
  await shop.site.load(undefined)
  expect(asked.map(({ headers }) => headers.get('x-visit'))).toEqual(['visit-123', null])
  expect(shop.site.state.site).toMatchObject(site)
})

test('no site data is kept when the store does not answer', async () => {
  const { shop } = shopWith({ '/site': 'unreachable' })
  await shop.site.load(undefined)
  expect(shop.site.state.site).toBeUndefined()
})
