import { describe, expect, it } from 'vitest'
import { priceBook } from '../../fixtures/priceBook.ts'
import { minor } from '../money.ts'
import { offerOf } from './offer.ts'

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

  it('has the price after a coupon, with the gamepad (§2.67)', () => {
    const { plugo_count: kit, plugo_gamepad: gamepad } = priceBook.US.prices
    if (kit === undefined || gamepad === undefined) throw new Error('the prices lack a kit')
    const prices = {
      plugo_count: { ...kit, couponPrice: minor(35_00) },
      plugo_gamepad: { ...gamepad, couponPrice: minor(17_50) },
    }
    expect(offerOf('plugo_count', { country: 'US', prices })?.withCoupon).toBe(52_50)
  })

  it.each([
    ['a product that is not sold in the country', 'dabble_marble_run'],
    ['an unknown sku', 'no_such_sku'],
  ])('is undefined for %s', (_case, sku) => {
    expect(offerOf(sku, priceBook.AE)).toBeUndefined()
  })
})
