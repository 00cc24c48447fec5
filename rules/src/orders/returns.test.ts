import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../../fixtures/carts.ts'
import { book, orderOf } from '../../fixtures/orders.ts'
import { countryCodes } from '../countries/codes.ts'
import { minor, plus, sumOf } from '../money.ts'
import { stepsOf } from './journey.ts'
import { isShopsFault, returnReasons } from './returnReasons.ts'
import {
  explainReturnDays,
  explainTooLate,
  lastReturnDay,
  refundOfReturn,
  type ReturnRefund,
  returnableLines,
  returnObstacle,
  splitRefundOfReturn,
} from './returns.ts'
import type { OrderReturn } from './types.ts'

const linesOf = (text: string) => cartOf(text).lines

describe('sending back (§4.37)', () => {
  it('is possible until the 30th day after delivery if a toy was bought', () => {
    expect(lastReturnDay(orderOf('1 orboot'))).toBe('2026-12-31')
    expect(lastReturnDay(orderOf(`20 ${book}`))).toBeUndefined()
    expect(lastReturnDay({ ...orderOf('1 orboot'), placedAt: 'some day' })).toBeUndefined()
  })

  it('is possible until the 30th day after the delivery that the shopkeeper has reported', () => {
    const order = orderOf('1 orboot')
    // The 30th of November in New York.
    const delivered = { status: 'delivered', at: '2026-12-01T03:00:00.000Z' } as const
    expect(lastReturnDay({ ...order, steps: [delivered] })).toBe('2026-12-30')
    expect(lastReturnDay({ ...order, steps: [] })).toBeUndefined()
  })

  it('concerns toys that are not sent back yet', () => {
    const order = orderOf(`2 orboot, 1 orboot_mars, 1 ${book}`)
    expect(returnableLines(order, linesOf('1 orboot, 1 orboot_mars'))).toEqual(linesOf('1 orboot'))
  })

  it.each([
    ['1 orboot', 'delivered', '', '2026-12-02T12:00:00.000Z', undefined],
    ['1 orboot', 'delivered', '', undefined, undefined],
    ['1 orboot', 'delivered', '1 orboot', '2026-12-02T12:00:00.000Z', 'all-sent-back'],
    ['1 orboot', 'returned', '', '2026-12-02T12:00:00.000Z', 'all-sent-back'],
    ['1 orboot', 'shipped', '', '2026-11-26T12:00:00.000Z', 'not-arrived'],
    ['1 orboot', 'cancelled', '', '2026-11-26T12:00:00.000Z', 'cancelled'],
    [`1 ${book}`, 'delivered', '', '2026-11-26T12:00:00.000Z', 'digital'],
    [`20 ${book}`, 'delivered', '', '2026-12-02T12:00:00.000Z', 'digital'],
  ] as const)('%s, %s, sent back before: "%s", at %s: %s', (text, status, before, now, why) => {
    expect(returnObstacle(orderOf(text, status), linesOf(before), now)).toBe(why)
  })

  // The parcel of a Monday arrives on the last day of its country's estimate, 30 days before.
  it.each([
    ['IN', '2026-12-30', '2026-12-30T18:30:00.000Z'],
    ['US', '2026-12-31', '2027-01-01T05:00:00.000Z'],
    ['GB', '2026-12-30', '2026-12-31T00:00:00.000Z'],
    ['CA', '2027-01-02', '2027-01-03T05:00:00.000Z'],
    ['AE', '2027-01-01', '2027-01-01T20:00:00.000Z'],
  ] as const)('in %s ends with the last second of %s', (country, lastDay, end) => {
    const order = orderOf('1 orboot', 'delivered', country)
    const at = (seconds: number) => new Date(Date.parse(end) + seconds * 1000).toISOString()
    expect(lastReturnDay(order)).toBe(lastDay)
    expect(returnObstacle(order, [], at(-1))).toBeUndefined()
    expect(returnObstacle(order, [], at(0))).toBe('too-late')
  })

  it('ends at midnight, also if the clock changes within the 30 days', () => {
    const placedAt = '2026-10-12T09:00:00.000Z'
    const order = { ...orderOf('1 orboot', 'delivered'), placedAt }
    expect(stepsOf(order).at(-1)?.at).toBe('2026-10-20T04:00:00.000Z')
    expect(lastReturnDay(order)).toBe('2026-11-19')
    expect(returnObstacle(order, [], '2026-11-20T04:59:59.000Z')).toBeUndefined()
    expect(returnObstacle(order, [], '2026-11-20T05:00:00.000Z')).toBe('too-late')
  })

  it('names the last day to announce a return, and how many days its parcel has', () => {
    expect(explainReturnDays(orderOf('1 orboot'))).toBe(
      'Tell us by December 31, 2026 what you send back. Post the parcel within 14 days after you have told us.',
    )
    expect(explainReturnDays(orderOf(`1 ${book}`))).toBe(
      'Post the parcel within 14 days after you have told us.',
    )
  })

  it('says in the country’s words when it ended', () => {
    expect(explainTooLate(orderOf('1 orboot'))).toBe(
      'The 30 days for sending this order back ended on December 31, 2026.',
    )
    expect(explainTooLate(orderOf(`1 ${book}`))).toBe(
      'The 30 days for sending this order back are over.',
    )
  })
})

describe('what a return gives back', () => {
  const order = orderOf('1 orboot', 'delivered')
  const lines = linesOf('1 orboot')

  it.each([
    ['damaged', 45_49 + 5_99, 5_99],
    ['parts-missing', 45_49 + 5_99, 5_99],
    ['wrong-item', 45_49 + 5_99, 5_99],
    ['not-as-described', 45_49 + 5_99, 5_99],
    ['no-longer-wanted', 45_49, 0],
    [undefined, 45_49, 0],
  ] as const)(
    'for the reason %s is %i minor units, %i of them for shipping',
    (reason, total, shipping) => {
      expect(refundOfReturn(order, { lines, reason }, [])).toEqual({ shipping, total })
    },
  )

  it('is nothing while nothing is chosen', () => {
    const refund = refundOfReturn(order, { lines: [], reason: 'damaged' }, [])
    expect(refund).toEqual({ shipping: 0, total: 0 })
  })

  it('has shipping once for an order, also if an earlier return was not damaged', () => {
    const three = { ...orderOf('3 orboot', 'delivered'), shipping: minor(5_99) }
    const one = { lines }
    const damaged = { ...one, reason: 'damaged' } as const
    const unwanted = { ...one, reason: 'no-longer-wanted' } as const
    expect(refundOfReturn(three, damaged, [unwanted]).shipping).toBe(5_99)
    expect(refundOfReturn(three, damaged, [{ ...one, shipping: minor(5_99) }]).shipping).toBe(0)
  })

  it('is in all what was paid, with shipping only if a unit was damaged or wrong', () => {
    const reasons = fc.tuple(...['1', '2', '3'].map(() => fc.constantFrom(...returnReasons)))
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), reasons, (country, whys) => {
        const bought = orderOf('3 orboot', 'delivered', country)
        const paid = { ...bought, shipping: minor(5_99), total: plus(bought.total, minor(5_99)) }
        const returns: (ReturnRefund & Pick<OrderReturn, 'lines'>)[] = []
        for (const reason of whys) {
          returns.push({ lines, ...refundOfReturn(paid, { lines, reason }, returns) })
        }
        const given = sumOf(returns, ({ total }) => total)
        expect(given).toBe(whys.some(isShopsFault) ? paid.total : bought.total)
      }),
    )
  })
})

describe('the refund of a return of an order that a gift card has helped to pay', () => {
  const returns = [
    { requestedAt: '2026-12-02T09:00:00.000Z', refund: minor(20_00) },
    { requestedAt: '2026-12-03T09:00:00.000Z', refund: minor(31_48) },
    { requestedAt: '2026-12-04T09:00:00.000Z', refund: minor(10_00) },
  ]

  it.each([
    ['fills the card first, then goes to the provider', 25_00, ['2000+0', '500+2648', '0+1000']],
    ['goes to the card alone if it has paid all', 61_48, ['2000+0', '3148+0', '1000+0']],
    ['goes to the provider without a card', undefined, ['0+2000', '0+3148', '0+1000']],
  ])('%s', (_, paid, splits) => {
    const order = paid === undefined ? {} : { giftCardPaid: minor(paid) }
    const found = returns.map((one) => splitRefundOfReturn(order, one, returns))
    expect(found.map(({ toCard, toProvider }) => `${toCard}+${toProvider}`)).toEqual(splits)
  })
})
