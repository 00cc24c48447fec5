import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../../fixtures/carts.ts'
import { coupons } from '../../../fixtures/coupons.ts'
import { couponFromWire, couponToWire } from '../../contract/couponMappers.ts'
import { couponSchema } from '../../contract/wire.ts'
import type { CountryCode } from '../../countries/countries.ts'
import { minor, nothing } from '../../money.ts'
import { priceCart } from '../../pricing/priceCart.ts'
import type { Coupon } from '../../pricing/types.ts'
import { lintCoupons } from '../lintCoupons.ts'
import { savingPerLine } from '../tables/pricing.ts'
import { couponOffer } from '../tables/words.ts'

const shop = plainShop({
  prices: { a: 3000, b: 2000, c: 1001 },
  combos: { bc: ['b c', 2001] },
})
const without = plainShop({ prices: { a: 3000, b: 2000, c: 1001 } })
const rupees = plainShop({ country: 'IN', prices: { a: 3000, b: 2000, c: 1100 } })

const cheapestFree: Coupon = { ...coupons.BUY3PAY2, isActive: true }
const moreWire = couponToWire(coupons.MORE20)
const second: Coupon = { ...coupons.SECOND50, isActive: true }
const tiers: Coupon = { ...coupons.MORE20, isActive: true }

/** What a coupon takes off each line, as `sku amount`. */
function offLines(text: string, coupon: Coupon, catalogue = without) {
  const { adjustments } = priceCart(cartOf(text), catalogue, { coupon })
  const found = adjustments.find(({ source }) => source === 'coupon')
  return (found?.allocations ?? [])
    .filter(({ amount }) => amount !== 0)
    .map(({ sku, amount }) => `${sku} ${0 - amount}`)
    .join(', ')
}

describe('of every three units the cheapest is free', () => {
  it.each([
    ['two units: none', '1 a, 1 b', ''],
    ['one of each: the cheapest line gives', '1 a, 1 b, 1 c', 'c 1001'],
    ['three of one', '3 a', 'a 3000'],
    ['five units: one', '3 a, 2 c', 'a 3000'],
    ['six units: two, each at its own price', '3 a, 1 b, 2 c', 'a 3000, c 1001'],
    ['seven units: still two', '3 a, 1 b, 3 c', 'a 3000, c 1001'],
  ])('%s: %j has $2 off', (_case, cart, expected) => {
    expect(offLines(cart, cheapestFree)).toBe(expected)
  })

  it('the free unit depends on prices, not on the order of the lines', () => {
    const rising = plainShop({ prices: { a: 1001, b: 3000, c: 2000 } })
    expect(offLines('1 a, 1 b, 1 c', cheapestFree, rising)).toBe('a 1001')
  })

  it('units in combos count at their price after the combo', () => {
    const { totals } = priceCart(cartOf('1 a, 1 b, 1 c'), shop, { coupon: cheapestFree })
    expect(totals).toMatchObject({ listTotal: 6001, combos: -1000, coupon: -667, netTotal: 4334 })
  })

  it('only the skus that the coupon names count', () => {
    expect(offLines('2 a, 3 c', { ...cheapestFree, skus: ['a', 'b'] })).toBe('')
    expect(offLines('2 a, 1 b, 3 c', { ...cheapestFree, skus: ['a', 'b'] })).toBe('b 2000')
  })
})

describe('every second unit at half price', () => {
  it.each([
    ['one unit: none', '1 a', ''],
    ['the cheaper of two', '1 a, 1 b', 'b 1000'],
    ['half up', '1 a, 1 c', 'c 501'],
    ['two of four', '2 a, 2 b', 'a 1500, b 1000'],
    ['two of five: the dearest first', '3 a, 2 c', 'a 1500, c 501'],
    ['two units of half a cent each: rounded once for the cart (§4.64)', '4 c', 'c 1001'],
  ])('%s: %j has $2 off', (_case, cart, expected) => {
    expect(offLines(cart, second)).toBe(expected)
  })

  it('the discount is in whole rupees in IN', () => {
    expect(offLines('1 a, 1 c', second, rupees)).toBe('c 600')
  })
})

describe('the highest tier that is reached applies', () => {
  it.each([
    ['below every tier', '1 a', ''],
    ['at the first: 10 %', '1 a, 1 b', 'a 300, b 200'],
    ['below the second', '3 a', 'a 900'],
    ['at the second: 15 %', '2 a, 2 b', 'a 900, b 600'],
    ['above the last: 20 %', '5 a, 1 b', 'a 3000, b 400'],
  ])('%s: %j has $2 off', (_case, cart, expected) => {
    expect(offLines(cart, tiers)).toBe(expected)
  })

  it('a tier is compared with the prices before combos', () => {
    const { totals } = priceCart(cartOf('1 a, 1 b, 1 c'), shop, { coupon: tiers })
    expect(totals).toMatchObject({ listTotal: 6001, combos: -1000, coupon: -500 })
  })
})

it('a free gift takes nothing off', () => {
  const lines = [{ units: 2, left: minor(2000) }]
  const saved = savingPerLine(coupons.GIFT99, lines, { quantum: 1, listTotal: minor(2000) })
  expect(saved.map(({ amount }) => amount)).toEqual([0])
})

describe('what each kind offers, in words', () => {
  it.each<[Coupon, CountryCode, string]>([
    [coupons.SPRING30, 'US', '30% off'],
    [coupons.REF400, 'IN', '₹400 off'],
    [coupons.GIFT99, 'US', 'A free gift'],
    [coupons.BUY3PAY2, 'GB', 'Buy 3, the cheapest is free'],
    [coupons.SECOND50, 'GB', '50% off each second toy'],
    [{ ...coupons.SECOND50, every: 3 }, 'GB', '50% off each third toy'],
    [{ ...coupons.SECOND50, every: 4 }, 'GB', '50% off each 4th toy'],
    [coupons.MORE20, 'US', '10% off from $50, 15% off from $100, 20% off from $150'],
  ])('$code in $1: $2', (coupon, country, words) => {
    expect(couponOffer(coupon, country)).toBe(words)
  })
})

describe('a coupon with a value that lint refuses', () => {
  const everyTier = [
    { from: minor(1000), basisPoints: 1000 },
    { from: minor(2000), basisPoints: 10_001 },
  ]
  it.each<[string, Coupon]>([
    ['a share below 0', { ...coupons.SPRING30, basisPoints: -100 }],
    ['an n-th unit at more than everything off', { ...second, basisPoints: 10_001 }],
    ['groups of one', { ...second, every: 1 }],
    ['one tier of two at more than everything off', { ...tiers, tiers: everyTier }],
    ['a tier from half a cent', { ...tiers, tiers: [{ from: minor(0.5), basisPoints: 1000 }] }],
  ])('takes nothing off: %s', (_case, coupon) => {
    const { totals, explanations } = priceCart(cartOf('2 a'), without, { coupon })
    expect(totals.coupon).toBe(0)
    expect(explanations).toContainEqual(
      expect.objectContaining({ subject: 'coupon', reason: 'inactive' }),
    )
  })
})

describe('the new kinds at the wire', () => {
  it.each([coupons.BUY3PAY2, coupons.SECOND50, coupons.MORE20])(
    '$code is the same after the wire and back',
    (coupon) => {
      const wire = couponToWire(coupon)
      expect(couponSchema.safeParse(wire).success).toBe(true)
      expect(couponFromWire(wire)).toStrictEqual({ ...coupon, isActive: false })
    },
  )

  it.each(['cheapest-free', 'nth-unit', 'spend-tiers'] as const)(
    'a %s without its own fields never counts',
    (discountType) => {
      const wire = { ...couponToWire(coupons.SPRING30), discountType }
      const { explanations } = priceCart(cartOf('2 orboot'), shops.US, {
        coupon: couponFromWire(wire),
      })
      const { applied } = explanations.find(({ subject }) => subject === 'coupon') ?? {}
      expect(applied).toBe(false)
    },
  )

  it.each([
    ['tiers.0.from', { ...moreWire, tiers: [{ from: 1.005, percent: 10 }] }],
    ['tiers.0.percent', { ...moreWire, tiers: [{ from: 1, percent: 1.005 }] }],
    ['code_value', { ...couponToWire(coupons.REF10), code_value: 1.005 }],
    ['code_value', { ...couponToWire(coupons.SECOND50), code_value: 1.005 }],
  ])('a value with too many decimals is refused at %s', (path, wire) => {
    expect(() => couponFromWire(wire)).toThrow(`${path}: 1.005`)
  })
})

describe('what lint finds in the new kinds', () => {
  it.each<[string, Coupon]>([
    ['groups of one', { ...coupons.BUY3PAY2, every: 1 }],
    ['groups of half a unit', { ...coupons.BUY3PAY2, every: 2.5 }],
    ['groups that no line can fill', { ...coupons.SECOND50, every: 21 }],
    ['nothing off', { ...coupons.SECOND50, basisPoints: 0 }],
    ['more than everything off', { ...coupons.SECOND50, basisPoints: 10_001 }],
    ['tiers in two currencies', { ...coupons.MORE20, countries: ['US', 'CA'] }],
    ['no tier', { ...coupons.MORE20, tiers: [] }],
    [
      'tiers out of order',
      {
        ...coupons.MORE20,
        tiers: [
          { from: minor(10_000), basisPoints: 1000 },
          { from: minor(5000), basisPoints: 2000 },
        ],
      },
    ],
    [
      'a threshold that does not rise',
      {
        ...coupons.MORE20,
        tiers: [
          { from: minor(5000), basisPoints: 1000 },
          { from: minor(5000), basisPoints: 2000 },
        ],
      },
    ],
    [
      'a share that does not rise',
      {
        ...coupons.MORE20,
        tiers: [
          { from: minor(5000), basisPoints: 1000 },
          { from: minor(10_000), basisPoints: 1000 },
        ],
      },
    ],
    ['half a cent', { ...coupons.MORE20, tiers: [{ from: minor(0.5), basisPoints: 1000 }] }],
  ])('lint refuses %s', (_case, coupon) => {
    expect(lintCoupons([coupon]).map(({ reason }) => reason)).toEqual([
      'has a value that cannot be taken off',
    ])
  })

  it('lint accepts the examples', () => {
    expect(lintCoupons([coupons.BUY3PAY2, coupons.SECOND50, coupons.MORE20])).toEqual([])
  })

  it.each<[string, Coupon]>([
    ['groups as large as a line can be', { ...coupons.BUY3PAY2, every: 20 }],
    [
      'a tier from the first cent',
      { ...coupons.MORE20, tiers: [{ from: nothing, basisPoints: 1000 }] },
    ],
  ])('lint accepts %s', (_case, coupon) => {
    expect(lintCoupons([coupon])).toEqual([])
  })
})
