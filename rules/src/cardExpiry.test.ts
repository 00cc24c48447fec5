import { describe, expect, it } from 'vitest'
import type { IsoDate } from './calendar.ts'
import { isCardExpired, readCardExpiry, type CardExpiry } from './cardExpiry.ts'

describe('a typed expiry', () => {
  it.each([
    ['12/30', '12/30'],
    ['12/2030', '12/30'],
    [' 01 / 27 ', '01/27'],
    ['12/20', '12/20'],
    ['१२/३०', '12/30'],
    ['13/30', undefined],
    ['00/30', undefined],
    ['1/30', undefined],
    ['12/1930', undefined],
    ['12/20300', undefined],
    ['112/30', undefined],
    ['12/203', undefined],
    ['1230', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, expiry) => {
    expect(readCardExpiry(text)).toBe(expiry)
  })
})

describe('a card in the past (§5.16)', () => {
  it.each<[CardExpiry, IsoDate, boolean]>([
    ['12/20', '2026-11-23', true],
    ['10/26', '2026-11-01', true],
    ['11/26', '2026-11-01', false],
    ['11/26', '2026-11-30', false],
    ['11/26', '2026-12-01', true],
    ['12/26', '2027-01-01', true],
    ['01/27', '2026-12-31', false],
    ['12/30', '2026-11-23', false],
  ])('a card valid until %s is in the past on %s: %s', (expiry, today, expected) => {
    expect(isCardExpired(expiry, today)).toBe(expected)
  })
})
