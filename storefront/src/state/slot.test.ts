import { minor, type Coupon } from '@stemside/rules'
import { expect, test } from 'vitest'
import { hashedCoupon } from '../test/hashedCoupon.ts'
import { storesWith, spring } from '../test/storeStub.ts'
import { drawPrize } from './slot.ts'

/* The lever always wins the last of five coupons, if the list has it (§4.12, §4.13). */

const million: Coupon = { ...spring, code: '1MILLION30', minimums: { US: minor(4900) } }

function storesWithList(...coupons: readonly Coupon[]) {
  const body = coupons.map(hashedCoupon)
  return storesWith({ '/get_all_coupons': { status: 200, body } })
}

test('a pull wins 1MILLION30 with its minimum in this country', async () => {
  const { stores } = storesWithList(spring, million)
  expect(await drawPrize(stores)).toEqual({
    outcome: {
      kind: 'win',
      heading: 'OMG! Jackpot!',
      code: '1MILLION30',
      basisPoints: 3000,
      minimum: 4900,
    },
    coupon: million,
  })
})

test.each<[string, readonly Coupon[]]>([
  ['the list does not have the coupon', [spring]],
  ['it is used up', [{ ...million, isActive: false }]],
  ['it is for other countries', [{ ...million, countries: ['IN'] }]],
])('a pull wins nothing if %s', async (_case, list) => {
  const { stores } = storesWithList(...list)
  expect(await drawPrize(stores)).toEqual({
    outcome: { kind: 'loss', heading: 'Oops! No luck today.' },
    coupon: undefined,
  })
})

test('a pull without an answer of the store is neither a win nor a loss; the next one asks again', async () => {
  const { stores, asked } = storesWith({ '/get_all_coupons': 'unreachable' })
  expect(await drawPrize(stores)).toBeUndefined()
  expect(await drawPrize(stores)).toBeUndefined()
  expect(asked.filter(({ path }) => path === '/get_all_coupons')).toHaveLength(2)
})
