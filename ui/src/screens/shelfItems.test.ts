import { findOnShelf, soldSkus, wholeShelf, type CountryCode } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/cards.ts'
import { samplePrices } from '../content/prices.fixtures.ts'
import { combosIn } from './combosIn.ts'
import { availabilityOf } from '../commerce/shelfItem.ts'
import { shelfItems, siblingsOf } from './shelfItems.ts'

describe('the shelf of a country', () => {
  it('keeps the order, and leaves out what does not sell there or is not known', () => {
    const items = shelfItems(
      ['tacto_chess', 'dabble_marble_run', 'orboot', 'no_such_sku'],
      samplePrices('AE'),
      cards,
    )
    expect(items.map(({ sku }) => sku)).toEqual(['tacto_chess', 'orboot'])
  })

  it('has words, a picture and a page for everything that is sold', () => {
    const items = shelfItems(soldSkus, samplePrices('US'), cards)
    expect(items).toHaveLength(soldSkus.length)
    for (const item of items) {
      expect(item.words.line).not.toBe('')
      expect(item.href).toMatch(/^\//)
      expect(item.picture.sources.length).toBeGreaterThan(0)
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
  ])('is found by what it is called: “%s”', (text, sku) => {
    const items = shelfItems(soldSkus, samplePrices('US'), cards)
    const found = findOnShelf(items, { ...wholeShelf, text }, 'US')
    expect(found.map((item) => item.sku)).toContain(sku)
    expect(found.length).toBeLessThan(items.length)
  })

  it.each([
    [undefined, 'in-stock'],
    [500, 'in-stock'],
    [6, 'in-stock'],
    [5, 'low'],
    [1, 'low'],
    [0, 'out-of-stock'],
  ] as const)('with %s units left says %s', (units, availability) => {
    const stock = units === undefined ? {} : { orboot: units }
    expect(availabilityOf('orboot', stock)).toBe(availability)
  })
})

describe('what a toy is compared with', () => {
  it('takes toys of its line and kind, itself first, four at most', () => {
    const globes = siblingsOf('orboot_mars', samplePrices('US'), cards).map(({ sku }) => sku)
    expect(globes).toEqual(['orboot_mars', 'orboot', 'orboot_dinos'])
    expect(siblingsOf('plugo_count', samplePrices('US'), cards)).toHaveLength(4)
  })
})

function ids(country: CountryCode): readonly string[] {
  return combosIn(samplePrices(country), cards).map(({ id }) => id)
}

/* The prices of §9.31. */
describe('the combos of a country', () => {
  it('leaves out what is not offered there', () => {
    expect(ids('GB')).toContain('tech_toy_pack')
    expect(ids('GB')).not.toContain('jurassic_stem_pack')
    expect(ids('IN')).toContain('jurassic_stem_pack')
    expect(ids('IN')).not.toContain('tech_toy_pack')
  })

  it('leaves out a combo of which a member is out of stock', () => {
    const offered = combosIn(samplePrices('GB'), cards, { plugo_link: 0, orboot_mars: 3 })
    const ofThem = offered.map(({ id }) => id)
    expect(ofThem).toContain('tech_toy_pack')
    expect(ofThem).not.toContain('engineer_pack')
  })

  it('says what the members cost apart, less the combo', () => {
    const [engineer] = combosIn(samplePrices('US'), cards)
    expect(engineer).toMatchObject({ amount: 97_48, strike: 129_98, saving: 23_00 })
  })
})
