import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { giftCardRefusal, splitByGiftCard } from './giftCard.ts'

describe('a gift card (§7.23)', () => {
  it.each([
    ['pays a part of a larger total', 51_48, 25_00, [25_00, 26_48, 0]],
    ['pays a smaller total, and keeps the rest', 51_48, 100_00, [51_48, 0, 48_52]],
    ['pays a total of its balance', 25_00, 25_00, [25_00, 0, 0]],
    ['pays nothing of nothing', 0, 25_00, [0, 0, 25_00]],
  ] as const)('%s', (_, total, balance, [pays, leftToPay, leftOnCard]) => {
    expect(splitByGiftCard(minor(total), minor(balance))).toEqual({ pays, leftToPay, leftOnCard })
  })

  it.each([
    ['in its own country', 'US', 25_00, undefined],
    [
      'in another country',
      'IN',
      25_00,
      'This gift card pays in the shop of the United States only.',
    ],
    [
      'when it is spent',
      'US',
      0,
      'Nothing is left on this gift card. Please take it off your order, or use another one.',
    ],
  ] as const)('%s', (_, country, balance, sentence) => {
    expect(giftCardRefusal({ country: 'US', balance: minor(balance) }, country)).toBe(sentence)
  })
})
