import { describe, expect, it } from 'vitest'
import { cartOf, plainShop, shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import type { CountryCode } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { combosIn } from '../shop/offeredCombos.ts'
import { comboHints } from '../pricing/comboHints.ts'
import { priceCart } from '../pricing/priceCart.ts'
import type { Coupon } from '../pricing/types.ts'

const { EVERYTHING, RAKHI20, REF10, SPRING30 } = coupons
const engineer = '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad'
const cards = { orboot_mars: {}, plugo_link: {}, plugo_gamepad: {} }

/** What every place says that one Engineer Pack saves: its card, the cart, the hint, and the totals. */
function figuresIn(country: CountryCode, coupon: Coupon | undefined) {
  const catalogue = shops[country]
  const context = coupon === undefined ? {} : { coupon }
  const formed = priceCart(cartOf(engineer), catalogue, context)
  const plain = { ...catalogue, combosBySku: new Map() }
  const [explanation] = formed.explanations
  return {
    card: combosIn(priceBook[country], cards, {}, coupon)[0]?.saving,
    cart: formed.combos[0]?.saving,
    reason: explanation?.figures.saving,
    hint: comboHints(cartOf('1 orboot_mars'), catalogue, context)[0]?.saving,
    total: priceCart(cartOf(engineer), plain, context).totals.total - formed.totals.total,
  }
}

describe('the saving of a set has one figure everywhere (§4.66)', () => {
  it.each<[CountryCode, Coupon | undefined, number]>([
    ['US', undefined, 2300],
    ['US', SPRING30, 1610],
    ['US', REF10, 2300],
    ['IN', undefined, 87_600],
    ['IN', RAKHI20, 70_000],
    ['GB', SPRING30, 1155],
    ['CA', SPRING30, 1680],
    ['AE', SPRING30, 6440],
  ])('in %s with the coupon $1 it is $2', (country, coupon, saving) => {
    const { reason, ...figures } = figuresIn(country, coupon)
    expect(reason).toBe(saving)
    expect(Object.values(figures)).toEqual([saving, saving, saving, saving])
  })

  it('is the same with other toys in the cart, although the coupon rounds once for the cart', () => {
    const context = { coupon: RAKHI20 }
    const larger = priceCart(cartOf(`1 orboot, ${engineer}`), shops.IN, context)
    expect(larger.combos[0]?.saving).toBe(70_000)
    expect(comboHints(cartOf('1 orboot, 1 orboot_mars'), shops.IN, context)[0]?.saving).toBe(70_000)
  })

  it('is doubled for two sets', () => {
    const two = priceCart(cartOf('2 orboot_mars, 2 plugo_link, 2 plugo_gamepad'), shops.US, {
      coupon: SPRING30,
    })
    expect(two.combos[0]?.saving).toBe(3220)
  })

  it('is 0 if the toys cost nothing', () => {
    expect(priceCart(cartOf(engineer), shops.US, { coupon: EVERYTHING }).combos[0]?.saving).toBe(0)
  })

  it.each<[string, Coupon]>([
    ['below its minimum', { ...SPRING30, minimums: { US: minor(20_000) } }],
    ['of another country', RAKHI20],
    ['that gives away whole toys', { ...coupons.BUY3PAY2, isActive: true }],
  ])('is that of the list prices with a coupon %s', (_case, coupon) => {
    expect(priceCart(cartOf(engineer), shops.US, { coupon }).combos[0]?.saving).toBe(2300)
  })

  it('is lower by a coupon for one of the toys, on that toy only', () => {
    const shop = plainShop({ prices: { a: 4000, b: 6000 }, combos: { ab: ['a b', 8000] } })
    const coupon: Coupon = { ...SPRING30, skus: ['a'] }
    const formed = priceCart(cartOf('1 a, 1 b'), shop, { coupon })
    // 20 off, of which 8 are a’s: 30 % of these are lost.
    expect(formed.combos[0]?.saving).toBe(minor(2000 - 240))
  })
})
