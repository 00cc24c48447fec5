import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { priceCart } from '../pricing/priceCart.ts'
import {
  arrivalOf,
  isCancellable,
  isWithoutParcel,
  lastReturnDay,
  needsDevice,
  refundOfCancelling,
  returnableLines,
  returnObstacle,
  stepsOf,
} from './journey.ts'
import type { Order, OrderStatus } from './types.ts'

const book = 'whos_the_monster_in_oko'

/** An order of a Monday. In the US it arrives on 1 December. */
function orderOf(text: string, status: OrderStatus = 'placed'): Order {
  const { lines, gifts } = priceCart(cartOf(text), shops.US)
  const nothing = priceCart(cartOf(''), shops.US).totals.total
  return {
    id: 'STEM-1',
    placedAt: '2026-11-23T09:00:00.000Z',
    status,
    country: 'US',
    lines,
    combos: [],
    gifts,
    adjustments: [],
    list: nothing,
    strike: nothing,
    shipping: nothing,
    total: nothing,
    customer: { name: 'Ada', email: 'ada@example.com', phone: '5550100200', dialCode: '+1' },
    address: { line1: '1 Street', city: 'Town', state: 'CA', postcode: '90210', country: 'US' },
    payment: { provider: 'stripe', reference: 'pi_1' },
  }
}

const linesOf = (text: string) => cartOf(text).lines

describe('the steps of an order (§4.36)', () => {
  it('are packed after a day, shipped after two, delivered on the last day of the estimate', () => {
    expect(stepsOf(orderOf('1 orboot'))).toEqual([
      { status: 'packed', at: '2026-11-24T09:00:00.000Z' },
      { status: 'shipped', at: '2026-11-25T09:00:00.000Z' },
      { status: 'delivered', at: '2026-12-01T00:00:00.000Z' },
    ])
  })

  it('deliver e-storybooks at once', () => {
    const order = orderOf(`1 ${book}`)
    expect(isWithoutParcel(order)).toBe(true)
    expect(stepsOf(order)).toEqual([{ status: 'delivered', at: order.placedAt }])
  })

  it('are unknown without a valid date', () => {
    const order = { ...orderOf('1 orboot'), placedAt: 'some day' }
    expect([stepsOf(order), lastReturnDay(order)]).toEqual([[], undefined])
  })
})

describe('the expected days of a parcel', () => {
  it.each(['placed', 'packed', 'shipped'] as const)('are known while it is %s', (status) => {
    expect(arrivalOf(orderOf('1 orboot', status))).toEqual({
      earliest: '2026-11-26',
      latest: '2026-12-01',
    })
  })

  it.each(['delivered', 'cancelled', 'returned'] as const)('end when it is %s', (status) => {
    expect(arrivalOf(orderOf('1 orboot', status))).toBeUndefined()
  })

  it('do not exist without a parcel or a valid date', () => {
    expect(arrivalOf(orderOf(`1 ${book}`))).toBeUndefined()
    expect(arrivalOf({ ...orderOf('1 orboot'), placedAt: 'some day' })).toBeUndefined()
  })
})

describe('cancelling (§4.37)', () => {
  it.each([
    ['1 orboot', 'placed', true],
    [`1 orboot, 1 ${book}`, 'placed', true],
    ['1 orboot', 'packed', false],
    ['1 orboot', 'cancelled', false],
    [`1 ${book}`, 'placed', false],
  ] as const)('of %s when %s: %s', (text, status, isPossible) => {
    expect(isCancellable(orderOf(text, status))).toBe(isPossible)
  })
})

describe('the refund of cancelling', () => {
  it('leaves out what the e-storybooks cost', () => {
    const { lines, totals } = priceCart(cartOf(`1 orboot, 1 ${book}`), shops.US)
    const bookTotal = lines.find(({ sku }) => sku === book)?.total ?? 0
    expect(bookTotal).toBeGreaterThan(0)
    expect(refundOfCancelling({ lines, total: totals.total })).toBe(totals.total - bookTotal)
  })
})

describe('sending back (§4.37)', () => {
  it('is possible until the last whole day of the 30 days', () => {
    expect(lastReturnDay(orderOf('1 orboot'))).toBe('2026-12-30')
    expect(lastReturnDay(orderOf(`1 ${book}`))).toBeUndefined()
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

it('a toy of Orboot, Tacto, Plugo or a pack needs a device, a craft kit and a book do not', () => {
  expect(['orboot', 'stemwizpack', 'dabble_marble_run', book, 'gone'].map(needsDeviceFor)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

function needsDeviceFor(sku: string): boolean {
  const [line] = orderOf('1 orboot').lines
  return line !== undefined && needsDevice({ lines: [{ ...line, sku }] })
}
