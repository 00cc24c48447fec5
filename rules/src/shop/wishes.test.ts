import { describe, expect, it } from 'vitest'
import { soldSkus } from '../catalogue/products.ts'
import {
  addWishlistIds,
  changeWishes,
  isWishlistId,
  mostWishes,
  mostWishlistIds,
  wishesFrom,
  wishesHref,
} from './wishes.ts'

const nothing: readonly string[] = []

describe('changeWishes', () => {
  it('adds in front, once, and removes', () => {
    const change = { add: ['tacto_chess', 'orboot'], remove: ['plugo_count'] }
    expect(changeWishes(['plugo_count', 'orboot', 'orboot_mars'], change)).toStrictEqual([
      'tacto_chess',
      'orboot',
      'orboot_mars',
    ])
  })

  it('leaves out what the shop does not know, and removes what is in both lists', () => {
    const change = {
      add: ['no_such_toy', '__proto__', 'orboot', 'orboot_mars'],
      remove: ['orboot'],
    }
    expect(changeWishes(nothing, change)).toStrictEqual(['orboot_mars'])
  })

  it('never has more than the most toys', () => {
    expect(soldSkus.length).toBeLessThanOrEqual(mostWishes)
    expect(changeWishes(soldSkus, { add: soldSkus, remove: [] })).toHaveLength(soldSkus.length)
  })
})

describe('a shared wish list', () => {
  const id = '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11'

  it('has its toys and its id in the address', () => {
    const wishes = ['orboot', 'tacto_chess']
    expect(wishesHref(wishes, id)).toBe(`/wishlist?toys=orboot,tacto_chess&list=${id}`)
    expect(wishesFrom('orboot,tacto_chess')).toStrictEqual(wishes)
    expect(isWishlistId(id)).toBe(true)
  })

  it.each([null, '', 'x', `${id} `, id.toUpperCase(), `${id}0`])(
    'does not take %j for an id',
    (parameter) => {
      expect(isWishlistId(parameter)).toBe(false)
    },
  )

  it('keeps each id once, the newest first, and forgets the oldest', () => {
    expect(addWishlistIds(['a', 'b'], ['c', 'a'])).toStrictEqual(['c', 'a', 'b'])
    const many = Array.from({ length: mostWishlistIds }, (_, index) => String(index))
    expect(addWishlistIds(many, ['new'])).toStrictEqual(['new', ...many.slice(0, -1)])
  })

  it('leaves out unknown toys, and does not exist without the parameter', () => {
    expect(wishesFrom('orboot,<script>,orboot,')).toStrictEqual(['orboot'])
    expect(wishesFrom('')).toStrictEqual([])
    expect(wishesFrom(null)).toBeUndefined()
  })
})
