import { describe, expect, it } from 'vitest'
import { cartOf, priceOf } from '../../fixtures/carts.ts'
import { plainCombo } from '../../fixtures/combo.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { compileCatalogue } from '../catalogue/compile.ts'
import { amountFromWire, amountToWire } from '../contract/money.ts'
import { amountIn, decimalText, formatAmount, minor, parseAmount, type Currency } from '../money.ts'
import { explainToShopper } from '../pricing/explainToShopper.ts'
import { priceCart } from '../pricing/priceCart.ts'
import { countries } from './countries.ts'

/* Currencies that the shop does not take yet: one without decimals, and one with three of them. */

const yen: Currency = {
  code: 'JPY',
  symbol: '¥',
  decimals: 0,
  quantum: 1,
  hidesWholeDecimals: false,
  grouping: 'thousands',
}
const dinar: Currency = {
  code: 'KWD',
  symbol: 'KD ',
  decimals: 3,
  quantum: 5,
  hidesWholeDecimals: false,
  grouping: 'thousands',
}

describe('an amount in a currency with other decimals', () => {
  it.each([
    [yen, '5499', 5499, '¥5,499', '5499'],
    [yen, '0', 0, '¥0', '0'],
    [dinar, '17.250', 17_250, 'KD 17.250', '17.250'],
    [dinar, '17.25', 17_250, 'KD 17.250', '17.250'],
    [dinar, '1234', 1_234_000, 'KD 1,234.000', '1234.000'],
    [dinar, '0.005', 5, 'KD 0.005', '0.005'],
  ])('$code: $1 is $2 minor units, shown as $3', (currency, text, units, shown, plain) => {
    const amount = amountIn(currency, text)
    expect(amount).toBe(units)
    expect(formatAmount(amount, currency)).toBe(shown)
    expect(decimalText(amount, currency)).toBe(plain)
    expect(amountToWire(amount, currency)).toBe(Number(text))
    expect(amountFromWire(Number(text), currency)).toBe(units)
  })

  it('hides the decimals of a whole amount if the currency says so', () => {
    const short = { ...dinar, hidesWholeDecimals: true }
    expect(formatAmount(minor(12_000), short)).toBe('KD 12')
    expect(formatAmount(minor(12_010), short)).toBe('KD 12.010')
  })

  it.each([
    [yen, '54.99'],
    [dinar, '1.2345'],
  ])('$code has no amount $1', (currency, text) => {
    expect(parseAmount(text, currency)).toBeUndefined()
    expect(() => amountFromWire(Number(text), currency)).toThrow('is no amount of money')
  })
})

/** The US shop with another currency: two toys and a combo of both. */
function shopIn(currency: Currency, toy: string, pair: string, freeFrom: string, charge: string) {
  const listPrice = amountIn(currency, toy)
  const price = amountIn(currency, pair)
  return compileCatalogue({
    priceList: { country: 'US', prices: { a: priceOf(listPrice), b: priceOf(listPrice) } },
    combos: [
      plainCombo({ id: 'pair', skus: ['a', 'b'], prices: { US: { price, strikePrice: price } } }),
    ],
    rules: {
      ...countries.US,
      currency,
      shipping: { freeFrom: amountIn(currency, freeFrom), charge: amountIn(currency, charge) },
    },
  })
}

const sentences = (cart: string, shop: ReturnType<typeof shopIn>) =>
  priceCart(cartOf(cart), shop).explanations.map((one) => explainToShopper(one, shop))

describe('a cart in yen', () => {
  const shop = shopIn(yen, '5499', '8249', '8000', '600')

  it('is priced in whole yen', () => {
    const { totals } = priceCart(cartOf('1 a, 1 b'), shop, { coupon: coupons.SPRING30 })
    // 30 % of 8,249 is 2,474.7.
    expect(totals).toMatchObject({ listTotal: 10_998, combos: -2749, coupon: -2475, total: 5774 })
  })

  it('is explained in yen', () => {
    expect(sentences('1 a, 1 b', shop)).toContain('pair saves you ¥2,749')
    expect(sentences('1 a', shop)).toContain('Add ¥2,501 more for free shipping')
  })
})

describe('a cart in Kuwaiti dinars', () => {
  const shop = shopIn(dinar, '17.250', '25.875', '20', '1.500')

  it('is priced in steps of five fils', () => {
    const { totals } = priceCart(cartOf('1 a, 1 b'), shop, { coupon: coupons.SPRING30 })
    // 30 % of 25.875 is 7.7625, half up to 7.765.
    expect(totals).toMatchObject({ listTotal: 34_500, combos: -8625, coupon: -7765, total: 18_110 })
  })

  it('is explained in dinars', () => {
    expect(sentences('1 a, 1 b', shop)).toContain('pair saves you KD 8.625')
    expect(sentences('1 a', shop)).toContain('Add KD 2.750 more for free shipping')
  })
})
