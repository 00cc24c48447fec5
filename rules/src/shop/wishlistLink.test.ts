import { describe, expect, it } from 'vitest'
import { addWishlistIds, isWishlistId, mostWishlistIds } from './wishlistIds.ts'
import { sharedWishesFrom, wishesHref } from './wishlistLink.ts'

const id = '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11'
const read = (toys: string | null, list: string | null) =>
  sharedWishesFrom((name) => new Map(Object.entries({ toys, list })).get(name) ?? null)

describe('the link of a wish list', () => {
  it('has its toys, its id and its country', () => {
    const skus = ['orboot', 'tacto_chess']
    expect(wishesHref(skus, id, 'IN')).toBe(`/wishlist?cc=IN&toys=orboot,tacto_chess&list=${id}`)
    expect(read('orboot,tacto_chess', id)).toStrictEqual({ skus, id })
  })

  it('leaves out unknown toys and a wrong id, and shares no list without `toys`', () => {
    expect(read('orboot,<script>,orboot,', 'x')).toStrictEqual({
      skus: ['orboot'],
      id: undefined,
    })
    expect(read('', null)).toStrictEqual({ skus: [], id: undefined })
    expect(read(null, id)).toBeUndefined()
  })
})

describe('the ids of a wish list', () => {
  it.each([null, 7, '', 'x', `${id} `, id.toUpperCase(), `${id}0`])('%j is none', (value) => {
    expect(isWishlistId(value)).toBe(false)
  })

  it('are kept once each, the newest first, and the oldest are forgotten', () => {
    const ids = Array.from({ length: mostWishlistIds }, (_, index) => String(index).repeat(32))
    expect(addWishlistIds(ids, [id, 'x', ids[1] ?? ''])).toStrictEqual([
      id,
      ids[1],
      ids[0],
      ...ids.slice(2, -1),
    ])
  })
})
