import { describe, expect, it } from 'vitest'
import { cartOf } from '../../fixtures/carts.ts'
import { book, orderOf } from '../../fixtures/orders.ts'
import { minor } from '../money.ts'
import { lastReturnDay, returnableLines, returnObstacle, splitOfReturn } from './returns.ts'

const linesOf = (text: string) => cartOf(text).lines

describe('sending back (§4.37)', () => {
  it('is possible until the last whole day of the 30 days', () => {
    expect(lastReturnDay(orderOf('1 orboot'))).toBe('2026-12-30')
    expect(lastReturnDay(orderOf(`1 ${book}`))).toBeUndefined()
    expect(lastReturnDay({ ...orderOf('1 orboot'), placedAt: 'some day' })).toBeUndefined()
  })

  it('concerns toys that are not sent back yet', () => {
    const order = orderOf(`2 orboot, 1 orboot_mars, 1 ${book}`)
    expect(returnableLines(order, linesOf('1 orboot, 1 orboot_mars'))).toEqual(linesOf('1 orboot'))
  })

  it.each([
    ['1 orboot', 'delivered', '', '2026-12-30', undefined],
    ['1 orboot', 'delivered', '', '2026-12-31', 'too-late'],
    ['1 orboot', 'delivered', '1 orboot', '2026-12-02', 'all-sent-back'],
    ['1 orboot', 'returned', '', '2026-12-02', 'all-sent-back'],
    ['1 orboot', 'shipped', '', '2026-11-26', 'not-arrived'],
    ['1 orboot', 'cancelled', '', '2026-11-26', 'cancelled'],
    [`1 ${book}`, 'delivered', '', '2026-11-26', 'digital'],
  ] as const)('%s, %s, sent back before: "%s", on %s: %s', (text, status, before, today, why) => {
    expect(returnObstacle(orderOf(text, status), linesOf(before), today)).toBe(why)
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
    ['goes to the card alone where it has paid all', 61_48, ['2000+0', '3148+0', '1000+0']],
    ['goes to the provider without a card', undefined, ['0+2000', '0+3148', '0+1000']],
  ])('%s', (_, paid, splits) => {
    const order = paid === undefined ? {} : { giftCardPaid: minor(paid) }
    const found = returns.map((one) => splitOfReturn(order, one, returns))
    expect(found.map(({ toCard, toProvider }) => `${toCard}+${toProvider}`)).toEqual(splits)
  })
})
