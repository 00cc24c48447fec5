import { describe, expect, it } from 'vitest'
import { explainPostage, postageRule } from './postage.ts'
import { explainParcel, lastPostDay } from './returnParcel.ts'
import type { ReturnReason } from './returnReasons.ts'

describe('the parcel of a return (§4.75)', () => {
  // The same moment: late on 2 December in America, and 3 December in the other countries.
  it.each([
    ['IN', '2026-12-17'],
    ['US', '2026-12-16'],
    ['GB', '2026-12-17'],
    ['CA', '2026-12-16'],
    ['AE', '2026-12-17'],
  ] as const)('is to be posted in %s by %s, 14 days after it was noted there', (country, day) => {
    expect(lastPostDay({ country, requestedAt: '2026-12-03T02:00:00.000Z' })).toBe(day)
  })

  it('goes to the address of the returns desk, by a day in the country’s words', () => {
    expect(explainParcel({ country: 'GB', requestedAt: '2026-12-03T02:00:00.000Z' })).toBe(
      'Post the parcel by 17 December 2026, to Stemside Returns, 1 Sample Lane, Leeds, LS1 1AA, United Kingdom.',
    )
  })

  const weRefund =
    'send the receipt to hello@stemside.example, and we give back what the postage cost.'

  it.each<[ReturnReason, string]>([
    ['damaged', `We pay the postage: ${weRefund}`],
    ['parts-missing', `We pay the postage: ${weRefund}`],
    ['wrong-item', `We pay the postage: ${weRefund}`],
    ['not-as-described', `We pay the postage: ${weRefund}`],
    ['no-longer-wanted', 'You pay the postage.'],
  ])('for the reason %s: %s', (reason, sentence) => {
    expect(explainPostage(reason)).toBe(sentence)
  })

  it('has one rule for whoever has sent nothing back yet', () => {
    expect(postageRule).toBe(
      `Post the parcel within 14 days after you have told us. You pay the postage. If something is broken, missing or wrong, we pay it: ${weRefund}`,
    )
  })
})
