import { describe, expect, it } from 'vitest'
import { cartOf, shops } from '../../fixtures/carts.ts'
import { book, orderOf } from '../../fixtures/orders.ts'
import { nothing } from '../money.ts'
import { priceCart } from '../pricing/priceCart.ts'
import {
  arrivalOf,
  isCancellable,
  isWithoutParcel,
  needsDevice,
  orderDay,
  refundOfCancelling,
  stepsOf,
} from './journey.ts'

describe('the steps of an order (§4.36)', () => {
  it('are packed after a day, shipped after two, delivered on the last day of the estimate', () => {
    expect(stepsOf(orderOf('1 orboot'))).toEqual([
      { status: 'packed', at: '2026-11-24T09:00:00.000Z' },
      { status: 'shipped', at: '2026-11-25T09:00:00.000Z' },
      // Midnight in New York.
      { status: 'delivered', at: '2026-12-01T05:00:00.000Z' },
    ])
  })

  it('count from the day on which the order was placed in its country', () => {
    const evening = { ...orderOf('1 orboot'), placedAt: '2026-11-24T02:00:00.000Z' }
    expect(orderDay(evening)).toBe('2026-11-23')
    expect(stepsOf(evening).map(({ at }) => at)).toEqual([
      '2026-11-25T02:00:00.000Z',
      '2026-11-26T02:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ])
    expect(arrivalOf(evening)?.latest).toBe('2026-12-01')
  })

  it('deliver e-storybooks at once', () => {
    const order = orderOf(`1 ${book}`)
    expect(isWithoutParcel(order)).toBe(true)
    expect(stepsOf(order)).toEqual([{ status: 'delivered', at: order.placedAt }])
  })

  it('are unknown without a valid date', () => {
    const order = { ...orderOf('1 orboot'), placedAt: 'some day' }
    expect(stepsOf(order)).toEqual([])
  })
})

describe('the expected days of a parcel', () => {
  it.each(['placed', 'packed', 'shipped'] as const)('are known while it is %s', (status) => {
    expect(arrivalOf(orderOf('1 orboot', status))).toEqual({
      earliest: '2026-11-26',
      latest: '2026-12-01',
    })
  })

  it.each(['delivered', 'cancelled', 'returned'] as const)('end when the order is %s', (status) => {
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
  ] as const)('of %s is possible when the order is %s: %s', (text, status, isPossible) => {
    expect(isCancellable(orderOf(text, status))).toBe(isPossible)
  })

  it('is not offered if only a free gift travels with e-storybooks', () => {
    const order = orderOf(`20 ${book}`)
    expect(order.gifts).toMatchObject([{ sku: 'surprise_gift', quantity: 1 }])
    expect(isCancellable(order)).toBe(false)
  })

  it('is not offered if the toys cost nothing', () => {
    const order = orderOf('1 orboot')
    const free = [{ sku: 'orboot', quantity: 1, unitPrice: order.list, total: nothing }]
    expect(isCancellable({ ...order, lines: free, total: nothing })).toBe(false)
    expect(isCancellable({ ...order, lines: free, total: order.shipping })).toBe(true)
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
