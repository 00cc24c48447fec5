import { minor, countryCodes } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { samplePrices } from '../content/prices.fixtures.ts'
import { gamepadChoice, offerOf } from '../commerce/offer.ts'

/* Decisions, "Price book" and "Stock, availability, exemptions". */
describe('what a card asks for', () => {
  it('asks for a kit with its gamepad where the country does not sell it alone', () => {
    expect(offerOf('plugo_count', samplePrices('US'))).toMatchObject({
      amount: minor(74_99),
      strike: 74_99,
      includesGamepad: true,
    })
  })

  it('asks for the kit alone where it may be bought alone', () => {
    expect(offerOf('plugo_detective', samplePrices('GB'))).toMatchObject({
      amount: minor(34_99),
      includesGamepad: false,
    })
  })

  it('shows list and struck price of everything else', () => {
    expect(offerOf('orboot', samplePrices('IN'))).toEqual({
      amount: minor(2499_00),
      strike: 2999_00,
      includesGamepad: false,
    })
  })

  it('names what a coupon makes of it, gamepad included', () => {
    const list = samplePrices('US')
    const { plugo_count: kit, plugo_gamepad: gamepad } = list.prices
    if (kit === undefined || gamepad === undefined) throw new Error('sample prices lack a kit')
    const prices = {
      plugo_count: { ...kit, couponPrice: minor(35_00) },
      plugo_gamepad: { ...gamepad, couponPrice: minor(17_50) },
    }
    expect(offerOf('plugo_count', { country: 'US', prices })?.withCoupon).toBe(52_50)
  })

  it('offers nothing that does not sell there', () => {
    expect(offerOf('dabble_marble_run', samplePrices('AE'))).toBeUndefined()
    expect(offerOf('no_such_sku', samplePrices('US'))).toBeUndefined()
  })
})

describe('whether the shopper chooses a gamepad', () => {
  it('lets them choose for a kit that sells alone', () => {
    expect(gamepadChoice('plugo_detective', samplePrices('GB'))).toBe(15_00)
    const soldOut = { plugo_gamepad: 0 }
    expect(gamepadChoice('plugo_detective', samplePrices('GB'), soldOut)).toBeUndefined()
    expect(offerOf('plugo_detective', samplePrices('GB'), soldOut)).not.toHaveProperty(
      'gamepadPrice',
    )
  })

  it('does not where the kit brings it, nor for what is no kit', () => {
    expect(gamepadChoice('plugo_detective', samplePrices('US'))).toBeUndefined()
    for (const country of countryCodes)
      expect(gamepadChoice('orboot', samplePrices(country))).toBeUndefined()
  })
})
