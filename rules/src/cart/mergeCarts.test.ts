import { describe, expect, it } from 'vitest'
import { cartOf, textOf } from '../../fixtures/carts.ts'
import { mergeCarts } from './mergeCarts.ts'

describe('merging a guest’s cart into the account’s cart', () => {
  it.each([
    {
      it: 'carts of different skus',
      guest: '1 orboot',
      account: '2 tacto_chess',
      merged: '1 orboot, 2 tacto_chess',
      capped: [],
    },
    {
      it: 'quantities of the same sku',
      guest: '1 orboot',
      account: '2 orboot',
      merged: '3 orboot',
      capped: [],
    },
    {
      it: 'lines of both carts, sorted by sku',
      guest: '1 orboot_dinos, 1 plugo_link, 1 tacto_laser',
      account: '2 orboot, 3 plugo_count, 4 plugo_link, 5 tacto_chess',
      merged: '2 orboot, 1 orboot_dinos, 3 plugo_count, 5 plugo_link, 5 tacto_chess, 1 tacto_laser',
      capped: [],
    },
    { it: 'an empty guest’s cart', guest: '', account: '2 orboot', merged: '2 orboot', capped: [] },
    {
      it: 'into an empty cart of the account',
      guest: '2 orboot',
      account: '',
      merged: '2 orboot',
      capped: [],
    },
    {
      it: 'up to exactly twenty units',
      guest: '10 orboot',
      account: '10 orboot',
      merged: '20 orboot',
      capped: [],
    },
    {
      it: 'more than twenty units: keeps 20 and names the sku',
      guest: '11 orboot',
      account: '10 orboot, 1 tacto_chess',
      merged: '20 orboot, 1 tacto_chess',
      capped: ['orboot'],
    },
  ])('merges $it', ({ guest, account, merged, capped }) => {
    const result = mergeCarts(cartOf(guest), cartOf(account))
    expect(textOf(result.cart)).toBe(merged)
    expect(result.capped).toEqual(capped)
  })

  it.each([
    ['orboot_mars', 'tacto_classics', 'orboot_mars'],
    [undefined, 'tacto_classics', 'tacto_classics'],
    [undefined, undefined, undefined],
  ])('the guest’s gift %s and the account’s %s give %s', (guest, account, gift) => {
    const { cart } = mergeCarts(cartOf('1 orboot', guest), cartOf('1 orboot', account))
    expect(cart).toStrictEqual(cartOf('2 orboot', gift))
  })

  it('reads each line a fixed number of times, whatever the number of lines', () => {
    expect(readsPerLine(2000)).toBe(readsPerLine(20))
  })
})

/** How often merging two carts of so many lines, half of them of the same skus, reads each line's sku. */
function readsPerLine(count: number): number {
  let reads = 0
  const cartFrom = (first: number) => ({
    lines: Array.from({ length: count }, (_, index) => ({
      get sku() {
        reads += 1
        return `sku_${String(first + index).padStart(6, '0')}`
      },
      quantity: 1,
    })),
  })
  expect(mergeCarts(cartFrom(0), cartFrom(count / 2)).cart.lines).toHaveLength(1.5 * count)
  return reads / count
}
