import { describe, expect, it } from 'vitest'
import { cartOf, shops, shopWithout, textOf } from '../../fixtures/carts.ts'
import { orderAgain } from './orderAgain.ts'

const empty = cartOf('')

describe('ordering again', () => {
  it('adds the lines to what the cart holds', () => {
    const { cart, hasAdded, message } = orderAgain(
      cartOf('1 orboot'),
      cartOf('2 orboot, 1 orboot_mars'),
      shops.US,
      {},
    )
    expect(textOf(cart)).toBe('3 orboot, 1 orboot_mars')
    expect(hasAdded).toBe(true)
    expect(message).toBe('Back in your cart: 2 × Orboot Earth and Orboot Mars.')
  })

  it('brings no second gamepad for a kit that was bought with one', () => {
    const { cart } = orderAgain(empty, cartOf('1 plugo_count, 1 plugo_gamepad'), shops.US, {})
    expect(textOf(cart)).toBe('1 plugo_count, 1 plugo_gamepad')
  })

  it('says what is no longer sold, out of stock, or capped, and why', () => {
    const { cart, message } = orderAgain(
      cartOf('20 tacto_chess'),
      cartOf('1 orboot, 1 orboot_dinos, 3 orboot_mars, 1 tacto_chess, 1 tacto_coding'),
      shopWithout('US', { withdrawn: ['orboot'] }),
      { orboot_dinos: 0, orboot_mars: 2 },
    )
    expect(textOf(cart)).toBe('2 orboot_mars, 20 tacto_chess, 1 tacto_coding')
    expect(message).toBe(
      'Back in your cart: 2 of 3 Orboot Mars and Tacto Coding. Orboot Earth is no longer sold here. Orboot Dinos is out of stock. No more of Tacto Chess could be added.',
    )
  })

  it('adds nothing if every toy is out of stock, and names them in one sentence', () => {
    const { cart, hasAdded, message } = orderAgain(
      empty,
      cartOf('1 orboot, 1 orboot_dinos, 1 orboot_mars'),
      shops.US,
      { orboot: 0, orboot_dinos: 0, orboot_mars: 0 },
    )
    expect([textOf(cart), hasAdded]).toEqual(['', false])
    expect(message).toBe('Orboot Earth, Orboot Dinos and Orboot Mars are out of stock.')
  })

  it('leaves out e-storybooks and toys of other countries', () => {
    const books = cartOf('1 a_map_of_all_the_winds, 1 whos_the_monster_in_oko')
    expect(orderAgain(empty, books, shops.US, {}).message).toBe(
      'A Map of All the Winds and Who’s the Monster in Oko? are yours already: an e-storybook needs no second copy.',
    )
    const craft = cartOf('1 dabble_crystal_garden, 1 dabble_marble_run')
    expect(orderAgain(empty, craft, shops.AE, {}).message).toMatch(/ are no longer sold here\.$/)
    const one = cartOf('1 the_comet_who_was_late')
    expect(orderAgain(empty, one, shops.US, {}).message).toBe(
      'The Comet Who Was Late is yours already: an e-storybook needs no second copy.',
    )
  })
})
