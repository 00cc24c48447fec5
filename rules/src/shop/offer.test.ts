import { describe, expect, it } from 'vitest'
import { priceBook } from '../../fixtures/priceBook.ts'
import { minor } from '../money.ts'
import { leadingPrice, offerOf } from './offer.ts'

describe('the offer of a product (§2.69, §9.34)', () => {
  it('includes the gamepad of a kit that the country does not sell alone', () => {
    expect(offerOf('plugo_count', priceBook.US)).toEqual({
      amount: minor(74_99),
      strike: minor(74_99),
      includesGamepad: true,
    })
  })

  it('is the kit alone if no gamepad has a price', () => {
    const { plugo_gamepad: _, ...prices } = priceBook.US.prices
    expect(offerOf('plugo_count', { country: 'US', prices })).toMatchObject({
      amount: minor(49_99),
      includesGamepad: false,
    })
  })

  it('has the price of a gamepad if the kit is sold with or without one', () => {
    expect(offerOf('plugo_detective', priceBook.GB)).toEqual({
      amount: minor(34_99),
      strike: minor(34_99),
      includesGamepad: false,
      gamepadPrice: minor(15_00),
    })
  })

  it('a gamepad’s price includes the coupon once the kit alone reaches its minimum', () => {
    const { plugo_gamepad: gamepad, ...others } = priceBook.GB.prices
    if (gamepad === undefined) throw new Error('the prices lack the gamepad')
    const prices = { ...others, plugo_gamepad: { ...gamepad, couponPrice: minor(10_50) } }
    const gamepadPriceAt = (minimum: number) =>
      offerOf('plugo_detective', {
        country: 'GB',
        prices,
        coupon: { code: 'SPRING30', minimum: minor(minimum) },
      })?.gamepadPrice
    expect(gamepadPriceAt(34_99)).toBe(10_50)
    expect(gamepadPriceAt(35_00)).toBe(15_00)
  })

  it('a gamepad costs its list price if the coupon does not reduce it', () => {
    const coupon = { code: 'REPUBLIC20', minimum: minor(0) }
    expect(offerOf('plugo_detective', { ...priceBook.GB, coupon })?.gamepadPrice).toBe(15_00)
  })

  it('has no price of a gamepad that is out of stock', () => {
    const offer = offerOf('plugo_detective', priceBook.GB, { plugo_gamepad: 0 })
    expect(offer).not.toHaveProperty('gamepadPrice')
  })

  it('has list and struck price of any other product (§2.67)', () => {
    expect(offerOf('orboot', priceBook.IN)).toEqual({
      amount: minor(2499_00),
      strike: minor(2999_00),
      includesGamepad: false,
    })
  })

  describe('with a coupon (§2.67)', () => {
    const { plugo_count: kit, plugo_gamepad: gamepad } = priceBook.US.prices
    if (kit === undefined || gamepad === undefined) throw new Error('the prices lack a kit')
    const prices = {
      plugo_count: { ...kit, couponPrice: minor(35_00) },
      plugo_gamepad: { ...gamepad, couponPrice: minor(17_50) },
    }
    const offerWith = (minimum: number) =>
      offerOf('plugo_count', {
        country: 'US',
        prices,
        coupon: { code: 'SPRING30', minimum: minor(minimum) },
      })

    it('has the price after it, with the gamepad', () => {
      expect(offerWith(74_99)?.withCoupon).toEqual({ amount: 52_50, code: 'SPRING30' })
    })

    it('has its minimum if one unit is not enough', () => {
      expect(offerWith(75_00)?.withCoupon).toEqual({
        amount: 52_50,
        code: 'SPRING30',
        unmetMinimum: 75_00,
      })
    })

    it('has no coupon price while no coupon is in force', () => {
      expect(offerOf('plugo_count', { country: 'US', prices })?.withCoupon).toBeUndefined()
    })

    it('has no coupon price out of stock (§2.66)', () => {
      const list = {
        country: 'US',
        prices,
        coupon: { code: 'SPRING30', minimum: minor(0) },
      } as const
      expect(offerOf('plugo_count', list)?.withCoupon).toBeDefined()
      expect(offerOf('plugo_count', list, { plugo_count: 0 })?.withCoupon).toBeUndefined()
    })

    it('has no coupon price if the coupon does not reduce this product', () => {
      const coupon = { code: 'REPUBLIC20', minimum: minor(0) }
      expect(offerOf('orboot', { ...priceBook.US, coupon })?.withCoupon).toBeUndefined()
    })
  })

  it.each([
    ['a product that is not sold in the country', 'dabble_marble_run'],
    ['an unknown sku', 'no_such_sku'],
  ])('is undefined for %s', (_case, sku) => {
    expect(offerOf(sku, priceBook.AE)).toBeUndefined()
  })
})

describe('the price that leads (§2.67)', () => {
  const listed = { amount: minor(45_49), strike: minor(54_99) }
  const withCoupon = { amount: minor(31_84), code: 'SPRING30' }

  it('is the price with the coupon, and the list price is struck', () => {
    expect(leadingPrice({ ...listed, withCoupon })).toEqual({
      amount: 31_84,
      strike: 45_49,
      code: 'SPRING30',
    })
  })

  it('is the list price without a coupon', () => {
    expect(leadingPrice(listed)).toEqual(listed)
  })

  it('is the list price if one unit does not reach the minimum of the coupon', () => {
    expect(
      leadingPrice({ ...listed, withCoupon: { ...withCoupon, unmetMinimum: minor(49_00) } }),
    ).toEqual(listed)
  })
})
