import { describe, expect, it } from 'vitest'
import { soldSkus } from '../catalogue/products.ts'
import { changeWishes, mostWishes } from './wishes.ts'

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
