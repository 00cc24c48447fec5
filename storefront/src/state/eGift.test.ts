import { expect, test } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import type { EGift } from '../api/eGifts.ts'
import {
  buyOnce,
  earlierBought,
  earlierRefused,
  eGiftFailure,
  parseEGiftDraft,
  type EGiftAttempt,
} from './eGift.ts'

const gift: EGift = {
  countryCode: 'US',
  amount: 50,
  recipient: { name: 'Ada Sample', email: 'ada@example.com' },
  sender: { name: 'Maya Sample', email: 'maya@example.com' },
  deliverOn: '2026-12-24',
  payment: { provider: 'stripe', token: 'sandbox_approve' },
}
const other: EGift = { ...gift, amount: 75 }
const offline = new ApiError('offline', 'The store could not be reached.')
const declined = new ApiError('refused', 'The payment was declined. Nothing was charged.', 402)

/** A store that answers the calls in turn; undefined sells the gift. */
function storeOf(...answers: readonly (ApiError | undefined)[]) {
  let kept: EGiftAttempt | undefined
  const sent: EGiftAttempt[] = []
  const keeper = {
    read: () => kept,
    write: (attempt: EGiftAttempt | undefined) => {
      kept = attempt
    },
  }
  const send = (attempt: EGiftAttempt) => {
    const answer = answers[sent.length]
    sent.push(attempt)
    return answer === undefined ? Promise.resolve() : Promise.reject(answer)
  }
  const asked: EGift[] = []
  const buy = (one: EGift) => buyOnce(keeper, one, send, (earlier) => asked.push(earlier))
  return { sent, asked, kept: () => kept, buy }
}

test('a bought gift leaves no attempt behind', async () => {
  const { buy, kept } = storeOf(undefined)
  expect(await buy(gift)).toEqual({ outcome: 'bought', gift })
  expect(kept()).toBeUndefined()
})

test('a gift without an answer is sent again under the same key', async () => {
  const { buy, kept, sent } = storeOf(offline, undefined)
  await expect(buy(gift)).rejects.toBe(offline)
  expect(kept()?.gift).toEqual(gift)
  await buy(gift)
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
})

test('a changed gift is not bought where the store had sold the first one, and the shopper is told', async () => {
  const { buy, sent, asked, kept } = storeOf(offline, undefined, undefined)
  await expect(buy(gift)).rejects.toBe(offline)
  expect(asked).toEqual([])
  expect(await buy(other)).toEqual({ outcome: 'earlier-bought', gift })
  expect(asked).toEqual([gift])
  expect(sent).toHaveLength(2)
  expect(kept()).toBeUndefined()
  expect(earlierBought(gift)).toMatch(/^Your gift for Ada Sample is bought/)
  expect(await buy(other)).toEqual({ outcome: 'bought', gift: other })
})

test('the same gift with another card is the same gift', async () => {
  const { buy, asked } = storeOf(offline, undefined)
  await expect(buy(gift)).rejects.toBe(offline)
  const payment = { ...gift.payment, token: 'sandbox_other' }
  expect((await buy({ ...gift, payment })).outcome).toBe('bought')
  expect(asked).toEqual([])
})

test.each([401, 403, 408, 425, 429])(
  'a status %i after a lost answer keeps the attempt and its key',
  async (status) => {
    const early = new ApiError('refused', 'Please wait a moment.', status)
    const { buy, kept, sent } = storeOf(offline, early, undefined)
    await expect(buy(gift)).rejects.toBe(offline)
    await expect(buy(gift)).rejects.toBe(early)
    expect(kept()?.gift).toEqual(gift)
    await buy(gift)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(eGiftFailure(early)).toMatch(/^Please wait a moment\. .*not be charged twice/)
  },
)

test('a broken answer keeps the attempt, and says that nobody pays twice', async () => {
  const broken = new ApiError('broken', 'The store answered with a fault.', 502)
  const { buy, kept } = storeOf(broken)
  await expect(buy(gift)).rejects.toBe(broken)
  expect(kept()?.gift).toEqual(gift)
  expect(eGiftFailure(broken)).toMatch(/^The store answered with a fault\. .*not be charged twice/)
})

test('after the store refuses the first gift, a changed one is bought by the next press, under a new key', async () => {
  const { buy, sent, kept } = storeOf(offline, declined, undefined)
  await expect(buy(gift)).rejects.toBe(offline)
  const reason = declined.message
  expect(await buy(other)).toEqual({ outcome: 'earlier-refused', gift, reason })
  expect(sent).toHaveLength(2)
  expect(kept()).toBeUndefined()
  expect(earlierRefused(gift, reason)).toBe(
    'Your gift for Ada Sample was not bought: The payment was declined. Nothing was charged. Press Pay to buy the one in this form.',
  )
  expect(await buy(other)).toEqual({ outcome: 'bought', gift: other })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('the same gift is paid by another card in the same press where the first card was declined', async () => {
  const { buy, sent } = storeOf(offline, declined, undefined)
  await expect(buy(gift)).rejects.toBe(offline)
  const again = { ...gift, payment: { ...gift.payment, token: 'sandbox_other' } }
  expect(await buy(again)).toEqual({ outcome: 'bought', gift: again })
  expect(sent).toHaveLength(3)
})

test('while the store gives no answer to the first gift, a changed one is not sent', async () => {
  const { buy, sent, kept } = storeOf(offline, offline)
  await expect(buy(gift)).rejects.toBe(offline)
  await expect(buy(other)).rejects.toBe(offline)
  expect(sent.map(({ gift: one }) => one.amount)).toEqual([50, 50])
  expect(kept()?.gift).toEqual(gift)
})

test('a declined gift leaves no attempt, and its reason is shown', async () => {
  const { buy, kept } = storeOf(declined)
  await expect(buy(gift)).rejects.toBe(declined)
  expect(kept()).toBeUndefined()
  expect(eGiftFailure(declined)).toBe('The payment was declined. Nothing was charged.')
  expect(eGiftFailure(offline)).toMatch(/press Pay again/)
})

test('a draft keeps no field of a card', () => {
  expect(
    parseEGiftDraft({
      recipientName: 'Ada',
      cardNumber: '4242',
      message: 7,
      senderName: undefined,
    }),
  ).toEqual({ recipientName: 'Ada' })
  expect(parseEGiftDraft('Ada')).toEqual({})
})
