import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, countryCodes } from './countries/countries.ts'
import { formatMoney } from './countries/money.ts'
import { minor, allocate, decimalText, parseAmount, percentOf } from './money.ts'

const dollar = countries.US.currency
const amount = fc.integer({ min: 0, max: 9_999_999_999 }).map(minor)
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

describe('money', () => {
  it('parses every text that it writes', () => {
    fc.assert(
      fc.property(amount, (one) => {
        expect(parseAmount(decimalText(one, dollar), dollar)).toBe(one)
      }),
    )
  })

  it('formatting keeps every digit of an amount and adds none', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...countryCodes), (one, country) => {
        const digits = formatMoney(one, country).replaceAll(/[^\d]/g, '')
        const { decimals, hidesWholeDecimals } = countries[country].currency
        const isShort = hidesWholeDecimals && one % 10 ** decimals === 0
        expect(Number(digits)).toBe(isShort ? one / 10 ** decimals : one)
      }),
    )
  })

  it('groups digits as the locale does', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...countryCodes), (one, country) => {
        const { locale, currency } = countries[country]
        const whole = Math.floor(one / 10 ** currency.decimals)
        const grouped = new Intl.NumberFormat(locale).format(whole)
        expect(formatMoney(one, country).replace(/\.\d+$/, '')).toBe(currency.symbol + grouped)
      }),
    )
  })

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseAmount(text, dollar)
        expect(read === undefined || Number.isSafeInteger(read)).toBe(true)
      }),
    )
  })

  it('shares add up to the amount, are within one step of the exact share, and never negative', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 99_999_999 }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, fc.constantFrom(1, 100), (steps, parts, step) => {
        const whole = sum(parts)
        const shares = allocate(minor(steps * step), parts, minor, step).map(
          (share) => share.amount,
        )
        fc.pre(whole > 0)
        expect(sum(shares)).toBe(steps * step)
        for (const [index, share] of shares.entries()) {
          const due = BigInt(steps * step) * BigInt(parts[index] ?? 0)
          const off = BigInt(share) * BigInt(whole) - due
          const bound = BigInt(whole) * BigInt(step)
          expect(share >= 0 && off < bound && -off < bound).toBe(true)
        }
      }),
    )
  })

  it('no share is above 0 if all weights are 0', () => {
    expect(allocate(minor(500), [0, 0], minor, 100).map((share) => share.amount)).toEqual([0, 0])
  })

  it('a larger amount has a larger percentage, or the same', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.nat(10_000),
        fc.constantFrom(1, 100),
        (a, b, share, quantum) => {
          const [less, more] = a < b ? [a, b] : [b, a]
          expect(percentOf(less, share, quantum)).toBeLessThanOrEqual(
            percentOf(more, share, quantum),
          )
        },
      ),
    )
  })
})
