import { describe, expect, it } from 'vitest'
import { minor, type MinorUnits } from '../money.ts'
import type { Availability } from '../stock.ts'
import { giftGuide } from './giftGuide.ts'

/** US budgets: under $25, $25 to $75, $75 and more. */
function toy(
  sku: string,
  price: number,
  from: number,
  to: number,
  availability: Availability = 'in-stock',
) {
  const offer: { gamepadPrice?: MinorUnits } = {}
  return { sku, price: minor(price), ages: { from, to }, availability, offer }
}

const popular = [
  toy('orboot', 4549, 4, 10),
  toy('tacto_chess', 5499, 6, 12),
  toy('plugo_farm', 4999, 4, 8),
  toy('stemwizpack', 9100, 5, 10),
  toy('orboot_expansion_pack', 1999, 4, 10),
  toy('plugo_gamepad', 2500, 4, 12),
  toy('the_comet_who_was_late', 499, 4, 8),
  toy('dabble_marble_run', 1499, 6, 12),
  toy('tacto_doctor', 5499, 4, 8),
  toy('tacto_laser', 5499, 6, 12),
]

const guide = (items: typeof popular) =>
  Object.fromEntries(
    giftGuide(items, 'US').map(({ age, gifts }) => [age, gifts.map(({ sku }) => sku)]),
  )

describe('giftGuide (§2.97)', () => {
  it('shows up to four toys for each age, takes one of each budget first, and sorts them by price', () => {
    expect(guide(popular)).toEqual({
      '4_6': ['orboot', 'plugo_farm', 'tacto_doctor', 'stemwizpack'],
      '6_8': ['dabble_marble_run', 'tacto_chess', 'tacto_laser'],
      '8_10': [],
      '10_12': [],
    })
  })

  it('names no toy twice, and no part or storybook', () => {
    const named = Object.values(guide(popular)).flat()
    expect(new Set(named).size).toBe(named.length)
    expect(named).not.toContain('orboot_expansion_pack')
    expect(named).not.toContain('plugo_gamepad')
    expect(named).not.toContain('the_comet_who_was_late')
  })

  it('names no kit that is sold without its gamepad', () => {
    const farm = toy('plugo_farm', 4999, 4, 8)
    const alone = { ...farm, offer: { gamepadPrice: minor(2500) } }
    expect(Object.values(guide([alone])).flat()).toEqual([])
  })

  it('names nothing that is out of stock', () => {
    const [, ...others] = popular
    const gone = guide([toy('orboot', 4549, 4, 10, 'out-of-stock'), ...others])
    expect(Object.values(gone).flat()).not.toContain('orboot')
  })
})
