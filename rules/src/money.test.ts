import { describe, expect, it } from 'vitest'
import { countries, type CountryCode } from './countries/countries.ts'
import { RulesError } from './errors.ts'
import { formatMoney, formatMoneyBriefly, money } from './countries/money.ts'
import {
  allocate,
  decimalText,
  isChargeable,
  lessPercent,
  minor,
  parseAmount,
  partOf,
  percentOf,
} from './money.ts'

const dollar = countries.US.currency

describe('reading an amount, digit by digit', () => {
  it.each([
    ['97.48', 9748],
    ['4122', 412200],
    ['343.5', 34350],
    ['0', 0],
    ['0.07', 7],
    ['1.15', 115],
    ['99999999999.99', 9999999999999],
  ])('%s is %i minor units', (text, amount) => {
    expect(parseAmount(text, dollar)).toBe(amount)
  })

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1.',
    '.5',
    '1.005',
    '1e3',
    '1,50',
    '0x10',
    'NaN',
    '123456789012',
    '1.5\n',
    'x1',
  ])('%j is no amount', (text) => {
    expect(parseAmount(text, dollar)).toBeUndefined()
  })

  it('refuses a text in data that is no amount, with the text and the reason', () => {
    expect(money('97.48', 'US')).toBe(9748)
    expect(() => money('97,48', 'US')).toThrow(
      new RulesError([{ path: '97,48', reason: 'is not an amount' }]),
    )
  })
})

describe('writing an amount with the symbols of §9.28', () => {
  it.each<[CountryCode, number, string]>([
    ['US', 9748, '$97.48'],
    ['US', 500, '$5.00'],
    ['US', 123456789, '$1,234,567.89'],
    ['US', -1260, '-$12.60'],
    ['US', -5, '-$0.05'],
    ['GB', 7498, '£74.98'],
    ['GB', 9500, '£95.00'],
    ['CA', 10498, 'C$104.98'],
    ['CA', 500, 'C$5.00'],
    ['IN', 412200, '₹4,122'],
    ['IN', 0, '₹0'],
    ['IN', 12345600, '₹1,23,456'],
    ['IN', 412250, '₹4,122.50'],
    ['AE', 39600, 'AED 396'],
    ['AE', 34350, 'AED 343.50'],
  ])('%s shows %i as %s', (country, amount, text) => {
    expect(formatMoney(minor(amount), country)).toBe(text)
  })

  it.each<[CountryCode, number, string]>([
    ['US', 7500, '$75'],
    ['US', 7499, '$74.99'],
    ['IN', 199_800, '₹1,998'],
  ])('in a sentence %s shows %i as %s', (country, amount, text) => {
    expect(formatMoneyBriefly(minor(amount), country)).toBe(text)
  })

  it.each([
    [9748, '97.48'],
    [5, '0.05'],
    [34350, '343.50'],
    [-1260, '-12.60'],
    [0, '0.00'],
  ])('%i is %s at the wire', (amount, text) => {
    expect(decimalText(minor(amount), dollar)).toBe(text)
  })
})

describe('percentages that floats get wrong', () => {
  it.each([
    ['15 % of 23.90', 2390, 1500, 1, 359],
    ['half a cent goes up', 50, 100, 1, 1],
    ['just under half goes down', 49, 100, 1, 0],
    ['0 %', 9748, 0, 1, 0],
    ['100 %', 9748, 10_000, 1, 9748],
    ['20 % of ₹2,499 to the rupee', 249900, 2000, 100, 50000],
    ['10 % of ₹1,494 is 149.40', 149400, 1000, 100, 14900],
    ['10 % of ₹1,495 is 149.50', 149500, 1000, 100, 15000],
    [
      '33.33 % of what a float multiplies wrongly',
      9_007_199_254_740_893,
      3333,
      1,
      3_002_099_511_605_140,
    ],
    ['70 % of more than a float can hold', 9_000_000_000_000_001, 7000, 1, 6_300_000_000_000_001],
  ])('%s is $4', (_case, amount, share, quantum, expected) => {
    expect(percentOf(minor(amount), share, quantum)).toBe(expected)
  })

  it.each([
    ['29.40', 2940, 1, 2205],
    ['49.80', 4980, 1, 3735],
    ['89.60', 8960, 1, 6720],
    ['129.98 is 97.485', 12998, 1, 9748],
    ['₹5,498 is 4,123.50', 549800, 100, 412300],
    ['₹4,498 is 3,373.50', 449800, 100, 337300],
    ['AED 458', 45800, 1, 34350],
  ])('a quarter off %s is $3, truncated', (_case, amount, quantum, expected) => {
    expect(lessPercent(minor(amount), 2500, quantum)).toBe(expected)
  })

  it.each([
    ['2 of 3 parts of $10', 1000, 2, 3, 1, 666],
    ['all parts', 1000, 3, 3, 1, 1000],
    ['none', 1000, 0, 3, 1, 0],
    ['to the rupee', 100000, 1, 3, 100, 33300],
  ])('%s: $5', (_case, amount, part, whole, quantum, expected) => {
    expect(partOf(minor(amount), part, whole, quantum)).toBe(expected)
  })
})

const sharesOf = (amount: number, weights: readonly number[], step?: number) =>
  allocate(minor(amount), weights, minor, step).map((share) => share.amount)

describe('sharing an amount out by largest remainder', () => {
  it.each([
    ['evenly', 300, [1, 1, 1], 1, [100, 100, 100]],
    ['the odd cent to the first of equals', 100, [1, 1, 1], 1, [34, 33, 33]],
    ['the odd cent to the largest remainder', 100, [1, 2, 3], 1, [17, 33, 50]],
    ['two odd cents', 101, [5, 3, 3], 1, [46, 28, 27]],
    ['nothing to a weight of nothing', 100, [0, 5, 0], 1, [0, 100, 0]],
    ['nothing without weights', 100, [0, 0], 1, [0, 0]],
    ['in whole rupees', 50000, [249900, 149900, 100000], 100, [25000, 15000, 10000]],
    ['the odd rupee to the largest remainder', 100100, [1, 1, 1], 100, [33400, 33400, 33300]],
    ['among no lines', 0, [], 1, []],
  ])('%s: $4', (_case, amount, weights, step, expected) => {
    expect(sharesOf(amount, weights, step)).toEqual(expected)
  })

  it('is exact also if products are beyond the safe integers', () => {
    const shares = sharesOf(7_000_000_000_000, [3_000_000_000_001, 4_000_000_000_000])
    expect(shares).toEqual([3_000_000_000_001, 3_999_999_999_999])
  })
})

describe('whether an amount can be charged', () => {
  it.each([
    ['a whole number of cents', 4549, 1, true],
    ['nothing', 0, 1, true],
    ['whole rupees', 249900, 100, true],
    ['half a rupee', 249950, 100, false],
    ['a fraction of a cent', 45.5, 1, false],
    ['less than nothing', -1, 1, false],
    ['NaN', NaN, 1, false],
    ['Infinity', Infinity, 1, false],
  ])('%s: $3', (_case, amount, quantum, expected) => {
    expect(isChargeable(amount, quantum)).toBe(expected)
  })
})
