import { expect, test } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { sampleGift } from '../test/sampleGift.ts'
import {
  earlierBought,
  earlierRunning,
  eGiftFailure,
  isSameGift,
  parseEGiftDraft,
} from './eGift.ts'

test('the same gift with another card is the same gift', () => {
  expect(
    isSameGift(sampleGift, { ...sampleGift, payment: { ...sampleGift.payment, token: 'other' } }),
  ).toBe(true)
  expect(isSameGift(sampleGift, { ...sampleGift, amount: 75 })).toBe(false)
})

test.each([401, 403, 408, 425, 429])(
  'after a status %i, which proves nothing, a shopper reads that nobody pays twice',
  (status) => {
    const early = new ApiError('refused', 'Please wait a moment.', status)
    expect(eGiftFailure(early)).toMatch(/^Please wait a moment\. .*not be charged twice/)
  },
)

test('after a broken answer, a shopper reads that nobody pays twice', () => {
  const broken = new ApiError('broken', 'The store answered with a fault.', 502)
  expect(eGiftFailure(broken)).toMatch(/^The store answered with a fault\. .*not be charged twice/)
})

test('a shopper reads why a card was declined, and what to do without an answer', () => {
  const declined = new ApiError(
    'refused',
    'The payment was declined. Nothing was charged. You can try again, or pay another way.',
    402,
  )
  expect(eGiftFailure(declined)).toBe(
    'The payment was declined. Nothing was charged. You can try again, or pay another way.',
  )
  const offline = new ApiError('offline', 'The store could not be reached.')
  expect(eGiftFailure(offline)).toMatch(/press Pay again/)
})

test('a shopper reads what became of an earlier gift, and that this one is not bought', () => {
  expect(earlierBought(sampleGift)).toMatch(
    /^Your gift for Ben Sample is bought.* is not bought: press Pay/,
  )
  expect(earlierRunning(sampleGift)).toMatch(/^Your gift for Ben Sample is still being paid\./)
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
