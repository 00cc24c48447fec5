import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import type { Catalogue } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import type { ShippingRate } from '../countries/country.ts'
import { minor } from '../money.ts'
import { priceCart } from './priceCart.ts'
import type { ViolationCode } from './types.ts'

/** A row as the rules lab copies it. Amounts in minor units. */
interface Row {
  readonly it: string
  readonly country: CountryCode
  readonly cart: string
  readonly gift?: string
  readonly coupon?: keyof typeof coupons
  readonly isCouponUsedUp?: boolean
  readonly promisedCombos?: readonly string[]
  readonly totals: Readonly<
    Record<'listTotal' | 'combos' | 'coupon' | 'shipping' | 'total', number>
  >
  readonly violations: readonly ViolationCode[]
}

/** Whole situations, from the rules lab (§4.62). */
const rows: readonly Row[] = [
  {
    it: 'an ordinary visit: one globe, the automatic coupon, shipping below its threshold',
    country: 'US',
    cart: '1 orboot',
    coupon: 'SPRING30',
    totals: { listTotal: 4549, combos: 0, coupon: -1365, shipping: 599, total: 3783 },
    violations: [],
  },
  {
    it: 'an Engineer Pack, then the coupon on what it leaves',
    country: 'US',
    cart: '1 orboot_mars, 1 plugo_gamepad, 1 plugo_link',
    coupon: 'SPRING30',
    totals: { listTotal: 12048, combos: -2300, coupon: -2924, shipping: 0, total: 6824 },
    violations: [],
  },
  {
    it: 'two packs share the same Mars: the one with the larger saving forms',
    country: 'US',
    cart: '1 orboot_mars, 1 plugo_gamepad, 1 plugo_link, 1 tacto_electronic',
    coupon: 'SPRING30',
    totals: { listTotal: 17547, combos: -2300, coupon: -4574, shipping: 0, total: 10673 },
    violations: [],
  },
  {
    it: 'a promised pack no longer forms, and its gamepad is alone',
    country: 'US',
    cart: '1 orboot_mars, 1 plugo_gamepad',
    coupon: 'SPRING30',
    promisedCombos: ['engineer_pack'],
    totals: { listTotal: 7049, combos: 0, coupon: -2115, shipping: 0, total: 4934 },
    violations: ['gamepads-excess', 'combo-broken'],
  },
  {
    it: 'only a gamepad',
    country: 'US',
    cart: '1 plugo_gamepad',
    coupon: 'SPRING30',
    totals: { listTotal: 2500, combos: 0, coupon: -750, shipping: 599, total: 2349 },
    violations: ['only-gamepad'],
  },
  {
    it: 'only a gamepad, in India, which allows it',
    country: 'IN',
    cart: '1 plugo_gamepad',
    coupon: 'RAKHI20',
    totals: { listTotal: 100000, combos: 0, coupon: -20000, shipping: 0, total: 80000 },
    violations: [],
  },
  {
    it: 'two kits and one gamepad',
    country: 'GB',
    cart: '1 plugo_count, 1 plugo_gamepad, 1 plugo_letters',
    coupon: 'SPRING30',
    totals: { listTotal: 8498, combos: 0, coupon: -2549, shipping: 0, total: 5949 },
    violations: ['gamepads-short'],
  },
  {
    it: 'Detective without a gamepad',
    country: 'US',
    cart: '1 plugo_detective',
    coupon: 'SPRING30',
    totals: { listTotal: 4999, combos: 0, coupon: -1500, shipping: 0, total: 3499 },
    violations: ['detective-without-gamepad'],
  },
  {
    it: 'Detective without a gamepad, where it is allowed',
    country: 'CA',
    cart: '1 plugo_detective',
    coupon: 'SPRING30',
    totals: { listTotal: 4999, combos: 0, coupon: -1500, shipping: 799, total: 4298 },
    violations: [],
  },
  {
    it: 'a coupon below its minimum',
    country: 'US',
    cart: '1 orboot',
    coupon: 'STEM20',
    totals: { listTotal: 4549, combos: 0, coupon: 0, shipping: 599, total: 5148 },
    violations: [],
  },
  {
    it: 'a coupon of another country',
    country: 'IN',
    cart: '1 orboot',
    coupon: 'STEM20',
    totals: { listTotal: 249900, combos: 0, coupon: 0, shipping: 0, total: 249900 },
    violations: [],
  },
  {
    it: 'two of a kit although its coupon allows one',
    country: 'IN',
    cart: '2 plugo_count, 2 plugo_gamepad',
    coupon: 'ONEKIT10',
    totals: { listTotal: 499800, combos: 0, coupon: -30000, shipping: 0, total: 469800 },
    violations: ['one-sku-quantity'],
  },
  {
    it: 'a free gift',
    country: 'US',
    cart: '3 orboot',
    gift: 'orboot_mars',
    coupon: 'GIFT99',
    totals: { listTotal: 13647, combos: 0, coupon: 0, shipping: 0, total: 13647 },
    violations: [],
  },
  {
    it: 'a coupon that this email has used up',
    country: 'US',
    cart: '1 orboot',
    coupon: 'TRYNEW',
    isCouponUsedUp: true,
    totals: { listTotal: 4549, combos: 0, coupon: 0, shipping: 599, total: 5148 },
    violations: [],
  },
  {
    it: 'a storybook where none are sold',
    country: 'AE',
    cart: '1 orboot, 1 whos_the_monster_in_oko',
    coupon: 'SPRING30',
    totals: { listTotal: 18900, combos: 0, coupon: -5670, shipping: 2000, total: 15230 },
    violations: ['not-sold-here'],
  },
]

const rate = (freeFrom: number, charge: number): ShippingRate => ({
  freeFrom: minor(freeFrom),
  charge: minor(charge),
})

/**
 * The rates at which the rows were copied: a row stays true when a country changes its rate. Bring a country's rate
 * and rows up to date here before you add a row of it.
 */
const rates: Partial<Record<CountryCode, ShippingRate>> = {
  IN: rate(99_900, 9900),
  US: rate(4900, 599),
  GB: rate(4400, 499),
  CA: rate(5900, 799),
  AE: rate(19_900, 2000),
}

function shopAtRates(country: CountryCode): Catalogue {
  const shop = shops[country]
  return { ...shop, rules: { ...shop.rules, shipping: rates[country] ?? shop.rules.shipping } }
}

describe('situations', () => {
  it.each(rows)('$it', (row) => {
    const priced = priceCart(cartOf(row.cart, row.gift), shopAtRates(row.country), {
      ...(row.coupon === undefined ? {} : { coupon: coupons[row.coupon] }),
      isCouponUsedUp: row.isCouponUsedUp ?? false,
      expectedCombos: row.promisedCombos ?? [],
    })
    expect(priced.totals).toMatchObject(row.totals)
    expect(priced.violations.map(({ code }) => code)).toEqual(row.violations)
  })
})
