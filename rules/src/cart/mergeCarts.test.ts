import { describe, expect, it } from 'vitest'
import { cartOf, textOf } from '../../fixtures/carts.ts'
import { mergeCarts } from './mergeCarts.ts'

describe('a guest’s cart joins the account’s, and nothing is lost', () => {
  it.each([
    {
      it: 'different things',
      guest: '1 orboot',
      account: '2 tacto_chess',
      merged: '1 orboot, 2 tacto_chess',
      capped: [],
    },
    {
      it: 'the same thing',
      guest: '1 orboot',
      account: '2 orboot',
      merged: '3 orboot',
      capped: [],
    },
    { it: 'an empty guest’s', guest: '', account: '2 orboot', merged: '2 orboot', capped: [] },
    { it: 'an empty account’s', guest: '2 orboot', account: '', merged: '2 orboot', capped: [] },
    {
      it: 'exactly twenty',
      guest: '10 orboot',
      account: '10 orboot',
      merged: '20 orboot',
      capped: [],
    },
    {
      it: 'more than twenty: told',
      guest: '11 orboot',
      account: '10 orboot, 1 tacto_chess',
      merged: '20 orboot, 1 tacto_chess',
      capped: ['orboot'],
    },
  ])('$it', ({ guest, account, merged, capped }) => {
    const result = mergeCarts(cartOf(guest), cartOf(account))
    expect(textOf(result.cart)).toBe(merged)
    expect(result.capped).toEqual(capped)
  })

  it.each([
    ['orboot_mars', 'tacto_classics', 'orboot_mars'],
    [undefined, 'tacto_classics', 'tacto_classics'],
    [undefined, undefined, undefined],
  ])('gift %s and %s: %s', (guest, account, gift) => {
    const { cart } = mergeCarts(cartOf('1 orboot', guest), cartOf('1 orboot', account))
    expect(cart).toStrictEqual(cartOf('2 orboot', gift))
  })
})
