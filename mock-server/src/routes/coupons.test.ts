import { createHash } from 'node:crypto'
import { endpoints } from '@stemside/rules/contract'
import { seedCoupons } from '@stemside/rules/seed'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const coupons = Object.values(seedCoupons)

describe('GET /get_coupon', () => {
  test('finds a code in any case and with spaces around it, and answers with the code itself (§7.7)', async () => {
    const { address } = await startTestServer()
    for (const code of ['WELCOME10', 'welcome10', '  Welcome10 ']) {
      const { coupon } = await call(address, endpoints.getCoupon, { query: { code } })
      expect(coupon).toMatchObject({
        coupon_code: 'WELCOME10',
        code_value: 10,
        discountType: 'percent',
        country: ['IN', 'US', 'GB', 'CA'],
        minimum_cart_values: { IN: 1998, US: 49, GB: 44, CA: 59 },
        is_active: 1,
      })
    }
  })

  test.each([
    ['REF400', { discountType: 'flat', code_value: 400, minimum_cart_values: { IN: 1200 } }],
    ['GIFT99', { discountType: 'gift', country: ['US'], minimum_cart_values: { US: 99 } }],
    ['TRYNEW', { coupon_use_time: 'ONE-TIME-PER-EMAIL', code_value: 15 }],
    [
      'ONEKIT10',
      {
        discountType: 'percent',
        code_value: 10,
        coupon_use_time: 'ONE-SKU-QUANTITY',
        sku: 'plugo_count,plugo_letters',
      },
    ],
    [
      '1MILLION30',
      { code_value: 30, minimum_cart_values: { US: 49, IN: 1998, GB: 44, CA: 59, AE: 199 } },
    ],
    ['OLDCODE5', { is_active: 0, is_applicable: false }],
  ])('%s has the values of the specification’s table (§9.27)', async (code, expected) => {
    const { address } = await startTestServer()
    const { coupon } = await call(address, endpoints.getCoupon, { query: { code } })
    expect(coupon).toMatchObject(expected)
  })

  test.each(['NOSUCHCODE', '__proto__', '%00', ' '])('answers 404 to %j', async (code) => {
    const { address } = await startTestServer()
    const failure = await refusal(address, endpoints.getCoupon, { query: { code } })
    expect(failure).toMatchObject({ code: 404, message: 'Code not applied' })
  })

  test('refuses an empty code', async () => {
    const { address } = await startTestServer()
    expect(await refusal(address, endpoints.getCoupon)).toMatchObject({ code: 400 })
  })
})

describe('GET /get_all_coupons', () => {
  test('lists every coupon, codes hashed, inactive ones included (§7.8)', async () => {
    const { address } = await startTestServer()
    const list = await call(address, endpoints.getAllCoupons)
    const hashes = coupons.map(({ code }) => createHash('sha256').update(code).digest('hex'))
    expect(list.map((coupon) => coupon.coupon_code).toSorted()).toEqual(hashes.toSorted())
    const inactive = coupons.filter(({ isActive }) => !isActive)
    expect(inactive).not.toEqual([])
    expect(list.filter((coupon) => coupon.is_active === 0)).toHaveLength(inactive.length)
  })

  test('shows no plain code anywhere', async () => {
    const { address } = await startTestServer()
    const text = JSON.stringify(await call(address, endpoints.getAllCoupons))
    for (const { code } of coupons) expect(text).not.toContain(code)
  })
})
