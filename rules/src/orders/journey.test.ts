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
  stageDays,
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

  it('are the reported ones alone if the order has `steps`', () => {
    const order = orderOf('1 orboot')
    const shipped = { status: 'shipped', at: '2026-11-27T09:00:00.000Z' } as const
    expect(stepsOf({ ...order, steps: [] })).toEqual([])
    expect(stepsOf({ ...order, steps: [shipped] })).toEqual([shipped])
  })

  it('are unknown without a valid date', () => {
    const order = { ...orderOf('1 orboot'), placedAt: 'some day' }
    expect(stepsOf(order)).toEqual([])
  })
})

describe('the days of the stages', () => {
  it('are those of its steps, in the country of the order', () => {
    expect(stageDays(orderOf('1 orboot'))).toEqual({
      placed: '2026-11-23',
      packed: '2026-11-24',
      shipped: '2026-11-25',
      delivered: '2026-12-01',
    })
  })

  it('are known up to the last step that the shopkeeper has reported', () => {
    // The 26th of November in New York.
    const packed = { status: 'packed', at: '2026-11-27T03:00:00.000Z' } as const
    const order = { ...orderOf('1 orboot', 'packed'), steps: [packed] }
    expect(stageDays(order)).toEqual({ placed: '2026-11-23', packed: '2026-11-26' })
  })

  it('are unknown without a valid date', () => {
    expect(stageDays({ ...orderOf('1 orboot'), placedAt: 'some day' })).toEqual({})
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

  it.each([
    // The parcel of a Saturday travels from Monday.
    ['shipped', '2026-11-28', '2026-12-02', '2026-12-07'],
    ['shipped', '2026-11-27', '2026-12-01', '2026-12-04'],
    // A parcel that is packed on a Friday is sent on the next Monday.
    ['packed', '2026-11-27', '2026-12-02', '2026-12-07'],
  ] as const)('count from the last reported step: %s on %s', (status, day, earliest, latest) => {
    const step = { status, at: `${day}T15:00:00.000Z` }
    const order = { ...orderOf('1 orboot', status), steps: [step] }
    expect(arrivalOf(order)).toEqual({ earliest, latest })
    expect(arrivalOf({ ...order, steps: [] })).toEqual(arrivalOf(orderOf('1 orboot')))
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
