import { describe, expect, it } from 'vitest'
import { cartOf } from '../../fixtures/carts.ts'
import { parseCart } from './parseCart.ts'

const line = (sku: unknown, quantity: unknown) => ({ sku, quantity })

describe('reading a cart from an unknown value', () => {
  it.each([
    ['an empty one', { lines: [] }, cartOf('')],
    [
      'lines, merged and sorted',
      { lines: [line('b', 1), line('a', 2), line('b', 3)] },
      cartOf('2 a, 4 b'),
    ],
    ['a sku on three lines', { lines: [line('a', 5), line('a', 5), line('a', 5)] }, cartOf('15 a')],
    ['with a gift', { lines: [line('a', 1)], gift: 'orboot_mars' }, cartOf('1 a', 'orboot_mars')],
    [
      'with what else it may hold dropped',
      { lines: [{ ...line('a', 1), price: 0 }], total: 1 },
      cartOf('1 a'),
    ],
    ['a sku of 64 characters', { lines: [line('x'.repeat(64), 1)] }, cartOf(`1 ${'x'.repeat(64)}`)],
    ['prototype keys as skus', { lines: [line('__proto__', 1)] }, cartOf('1 __proto__')],
  ])('accepts %s', (_case, input, value) => {
    expect(parseCart(input)).toStrictEqual({ ok: true, value })
  })

  it('accepts 200 lines', () => {
    const lines = Array.from({ length: 200 }, (_, at) => line(`sku${at}`, 1))
    expect(parseCart({ lines })).toMatchObject({ ok: true })
  })

  const whole = 'must be whole, 1 to 20'
  it.each<[string, unknown, [path: string, reason: string][]]>([
    ['nothing', undefined, [['', 'must be a cart']]],
    ['null', null, [['', 'must be a cart']]],
    ['a text', 'orboot', [['', 'must be a cart']]],
    ['a list', [], [['', 'must be a cart']]],
    ['no lines', {}, [['lines', 'must be a list of lines']]],
    ['lines that are none', { lines: 'x' }, [['lines', 'must be a list of lines']]],
    ['a gift in a list', { lines: [], gift: ['orboot_mars'] }, [['gift', 'must be a sku']]],
    ['a gift that is none', { lines: [], gift: 7 }, [['gift', 'must be a sku']]],
    [
      '201 lines',
      { lines: Array.from({ length: 201 }, () => line('a', 1)) },
      [['lines', 'must be at most 200 lines']],
    ],
    [
      'a line that is none',
      { lines: [null, 3] },
      [
        ['lines[0]', 'must be a line'],
        ['lines[1]', 'must be a line'],
      ],
    ],
    [
      'skus that are none',
      { lines: [line('', 1), line(7, 1), line('x'.repeat(65), 1)] },
      [0, 1, 2].map((at) => [`lines[${at}].sku`, 'must be a sku']),
    ],
    [
      'quantities that are none',
      {
        lines: [0, -1, 1.5, NaN, 1e9, '1', null, Object.create(null), Symbol('1'), 21].map(
          (quantity) => line('a', quantity),
        ),
      },
      Array.from({ length: 10 }, (_, at) => [`lines[${at}].quantity`, whole]),
    ],
    [
      'too many after merging',
      { lines: [line('a', 15), line('a', 6)] },
      [['lines[1].quantity', whole]],
    ],
  ])('refuses %s, with place and reason', (_case, input, issues) => {
    expect(parseCart(input)).toEqual({
      ok: false,
      issues: issues.map(([path, reason]) => ({ path, reason })),
    })
  })
})
