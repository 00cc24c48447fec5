// @vitest-environment jsdom
import { minor, type Coupon } from '@stemside/rules'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashedCoupon } from '../test/hashedCoupon.ts'
import { fill, storesWith } from '../test/storeStub.ts'
import { storageKeys } from './storageKeys.ts'
import { takeReferral } from './takeReferral.ts'
import { limits } from '../../../scripts/gate/limits.ts'

/* A friend's link (§2.38, §4.29). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const ref10: Coupon = {
  kind: 'flat',
  code: 'REF10',
  amount: minor(1000),
  countries: ['US'],
  minimums: { US: minor(3000) },
  isActive: true,
  skus: [],
}

const ref09: Coupon = {
  ...ref10,
  code: 'REF09',
  amount: minor(900),
  countries: ['GB'],
  minimums: { GB: minor(2700) },
}

/** A visitor with a friend's link, in the US, whose own refer code is OTTO7. */
function arrive(utmCampaign: string | undefined, country?: 'AE' | 'GB') {
  const list = [ref10, ref09].map(hashedCoupon)
  const { stores, asked } = storesWith(
    {
      '/get_all_coupons': { status: 200, body: list },
      '/user/referral': { status: 200, body: { status: 'success', data: { referCode: 'OTTO7' } } },
    },
    undefined,
    country,
  )
  stores.visit.comeFrom({ utmSource: 'referral', utmCampaign })
  fill(stores, 'orboot')
  const stop = takeReferral(stores, window)
  return { stores, stop, asked }
}

const waiting = ({ stores }: ReturnType<typeof arrive>) =>
  stores.coupon.state.waiting.map(({ coupon, from }) => `${coupon.code} ${from}`)
/** The paths of the calls that a page has sent, pending ones included. */
const callsOf = async ({ asked }: ReturnType<typeof arrive>) => {
  await Promise.resolve()
  return asked.map(({ path }) => path)
}

test('a friend’s link brings the country’s coupon once the session is known', async () => {
  const page = arrive('mira42')
  expect(await callsOf(page)).toEqual([])
  page.stores.session.put(undefined)
  await vi.waitFor(() => expect(waiting(page)).toEqual(['REF10 link']), limits.expectation)
  expect(page.stores.coupon.state.applied?.code).toBe('SPRING30')
  expect(storageKeys.referralTaken.read(window)).toBe('MIRA42 US')
})

test('the coupon of a friend’s link is applied if no other coupon is applied', async () => {
  const page = arrive('mira42')
  page.stores.coupon.remove()
  page.stores.session.put(undefined)
  await vi.waitFor(
    () => expect(page.stores.coupon.state.applied?.code).toBe('REF10'),
    limits.expectation,
  )
})

test('a shopper’s own link gives no coupon, and a friend’s link does', async () => {
  const own = arrive(' otto7 ')
  own.stores.session.put({ name: 'Otto', email: 'otto@example.com' })
  await vi.waitFor(
    () => expect(own.asked.map(({ path }) => path)).toEqual(['/user/referral']),
    limits.expectation,
  )
  const other = arrive('mira42')
  other.stores.session.put({ name: 'Otto', email: 'otto@example.com' })
  await vi.waitFor(() => expect(waiting(other)).toEqual(['REF10 link']), limits.expectation)
})

test.each([
  ['a link without a code', undefined, undefined],
  ['a country without a referral coupon', 'mira42', 'AE'],
] as const)('%s brings nothing', async (_case, campaign, country) => {
  const page = arrive(campaign, country)
  page.stores.session.put(undefined)
  expect(await callsOf(page)).toEqual([])
})

test('the same link gives its coupon once in a visit, and another friend’s link gives it again', async () => {
  storageKeys.referralTaken.write(window, 'MIRA42 US')
  const again = arrive('mira42')
  again.stores.session.put(undefined)
  expect(await callsOf(again)).toEqual([])
  const other = arrive('ada1')
  other.stores.session.put(undefined)
  await vi.waitFor(() => expect(waiting(other)).toEqual(['REF10 link']), limits.expectation)
})

test('after a change of country the same link gives that country’s coupon (§4.29, §4.43)', async () => {
  const page = arrive('mira42')
  page.stores.session.put(undefined)
  await vi.waitFor(() => expect(waiting(page)).toEqual(['REF10 link']), limits.expectation)
  // The page is loaded again for the new country.
  const moved = arrive('mira42', 'GB')
  moved.stores.session.put(undefined)
  await vi.waitFor(() => expect(waiting(moved)).toEqual(['REF09 link']), limits.expectation)
  const again = arrive('mira42', 'GB')
  again.stores.session.put(undefined)
  expect(await callsOf(again)).toEqual([])
})

test('if the coupon list cannot be fetched, the next page fetches it again', async () => {
  const { stores, asked } = storesWith({ '/get_all_coupons': 'unreachable' })
  stores.visit.comeFrom({ utmSource: 'referral', utmCampaign: 'mira42' })
  stores.session.put(undefined)
  takeReferral(stores, window)
  takeReferral(stores, window)
  await vi.waitFor(() => expect(asked).toHaveLength(2), limits.expectation)
  expect(storageKeys.referralTaken.read(window)).toBeUndefined()
})

test('nothing is given after the effect is stopped', async () => {
  const page = arrive('mira42')
  page.stop()
  page.stores.session.put(undefined)
  expect(await callsOf(page)).toEqual([])
})
