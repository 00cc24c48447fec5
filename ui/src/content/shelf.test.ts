import { shelfItems, soldSkus, suggestOnShelf } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { cards } from './cards.ts'
import { samplePrices } from './prices.fixtures.ts'
import { shelf } from './shelf.ts'

describe('the cards of the shelf', () => {
  it('everything that is sold has texts, a picture and a page', () => {
    const items = shelfItems(soldSkus, samplePrices('US'), cards)
    expect(items).toHaveLength(soldSkus.length)
    for (const item of items) {
      expect(item.words.line).not.toBe('')
      expect(item.href).toMatch(/^\//)
      expect(item.picture.sources.length).toBeGreaterThan(0)
    }
  })

  it('everything that is sold suits a child of 4 to 12, and trains at least one skill (§1.1)', () => {
    for (const sku of soldSkus) {
      const { ages, categories } = shelf[sku]
      expect([sku, ages.from >= 4 && (ages.to ?? 12) <= 12]).toEqual([sku, true])
      expect([sku, categories.length > 0]).toEqual([sku, true])
    }
  })

  it.each([
    ['globe', 'orboot'],
    ['dinosaurs', 'tacto_dinos'],
    ['piano', 'plugo_piano'],
    ['music', 'plugo_piano'],
    ['maths', 'plugo_count'],
    ['board games', 'tacto_classics'],
    ['bundle', 'stemwizpack'],
    ['story books', 'the_comet_who_was_late'],
    ['tablet', 'tacto_chess'],
    ['stem gifts for a 6 year old', 'tacto_laser'],
    ['dinasour', 'orboot_dinos'],
    ['solar system', 'orboot_mars'],
    ['under $50', 'orboot'],
  ])('a toy is found by what it is called: “%s”', (text, sku) => {
    const items = shelfItems(soldSkus, samplePrices('US'), cards)
    const found = suggestOnShelf(items, text, 'US')
    expect(found.map((item) => item.sku)).toContain(sku)
    expect(found.length).toBeLessThan(items.length)
  })
})
