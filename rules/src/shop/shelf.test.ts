import { describe, expect, it } from 'vitest'
import { chess, count, earth, mars, monster, toys, wizPack } from '../../fixtures/shelf.ts'
import { soldSkus } from '../catalogue/products.ts'
import { countryCodes } from '../countries/countries.ts'
import { minor } from '../money.ts'
import { shelfOrder } from './sortOrders.ts'
import { rankMatch, searchTerms } from './search.ts'
import { countOnShelf, findOnShelf, wholeShelf, type ShelfEntry, type ShelfQuery } from './shelf.ts'
import { rankOnShelf, suggestOnShelf } from './searchShelf.ts'
import { commonWords } from './searchWords.ts'

function found(query: Partial<ShelfQuery>, country: 'US' | 'IN' = 'US'): string[] {
  const whole = { ...wholeShelf, ...query }
  const ranks = rankOnShelf(toys, whole.text, country)
  return findOnShelf(toys, whole, country, ranks).map(({ sku }) => sku)
}

describe('shop filters (§2.62, §2.63)', () => {
  it.each<[string, Partial<ShelfQuery>, readonly ShelfEntry[]]>([
    ['one category', { categories: ['geography'] }, [earth]],
    ['two categories: either is enough', { categories: ['geography', 'planning'] }, [earth, chess]],
    ['one that nothing has', { categories: ['coding'] }, []],
    ['one line', { lines: ['orboot'] }, [earth, mars]],
    ['two lines: either is enough', { lines: ['orboot', 'tacto'] }, [earth, mars, chess]],
    ['a line with its sets', { lines: ['plugo'] }, [count, wizPack]],
    ['line and ages', { lines: ['orboot'], age: '4_6' }, [earth]],
    ['ages 4 to 6', { age: '4_6' }, [earth, count, wizPack, monster]],
    ['ages 6 to 8', { age: '6_8' }, [earth, mars, chess, count, wizPack]],
    ['ages 10 to 12: 4–10 is over, 6+ is not', { age: '10_12' }, [mars, chess]],
    ['category and ages', { categories: ['linguistic'], age: '8_10' }, [wizPack]],
    ['category, ages and text', { categories: ['stem'], age: '4_6', text: 'earth' }, [earth]],
  ])('%s: $1', (_, query, expected) => {
    expect(found(query).toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted())
  })

  it('finds an unknown sku by the words of its entry', () => {
    const unknown = { ...earth, sku: 'orboot_venus', name: 'Orboot Venus' }
    expect(suggestOnShelf([unknown, earth], 'venus', 'US')).toEqual([unknown])
  })

  it('counts what each filter would show with the other filters as they are', () => {
    const query: ShelfQuery = { ...wholeShelf, categories: ['stem'], age: '4_6' }
    const { categories: byCategory, ages, prices } = countOnShelf(toys, query, 'US')
    expect(Object.fromEntries(byCategory)).toEqual({
      stem: 3,
      ainsteam: 0,
      linguistic: 2,
      geography: 1,
      problemsolving: 1,
      coding: 0,
      planning: 0,
      space_science: 0,
    })
    expect(Object.fromEntries(ages)).toEqual({
      allAge: 3,
      '4_6': 3,
      '6_8': 3,
      '8_10': 3,
      '10_12': 0,
    })
    expect(Object.fromEntries(prices)).toEqual({ allPrices: 3, low: 0, middle: 2, high: 1 })
  })
})

describe('what the filters leave out', () => {
  it('counts for each filter how many toys would come back without it', () => {
    const query: ShelfQuery = { ...wholeShelf, lines: ['orboot'], age: '4_6' }
    const { found: shown, leftOut, lines } = countOnShelf(toys, query, 'US')
    expect(shown).toBe(1)
    expect(Object.fromEntries(leftOut)).toEqual({ lines: 3, age: 1 })
    expect(Object.fromEntries(lines)).toEqual({ orboot: 1, tacto: 0, plugo: 2 })
  })

  it('names no filter that leaves nothing out', () => {
    const query: ShelfQuery = { ...wholeShelf, text: 'earth', categories: ['stem'] }
    const ranks = rankOnShelf(toys, query.text, 'US')
    expect(countOnShelf(toys, query, 'US', ranks).leftOut.size).toBe(0)
  })
})

describe('sorting', () => {
  it.each<[string, Partial<ShelfQuery>, readonly ShelfEntry[]]>([
    ['featured, as the country has it', {}, [wizPack, earth, mars, chess, count, monster]],
    [
      'popular, as the country has it',
      { sort: 'popular' },
      [earth, chess, wizPack, count, mars, monster],
    ],
    [
      'cheapest first, equals as featured',
      { sort: 'price-up' },
      [monster, earth, mars, chess, count, wizPack],
    ],
    ['dearest first', { sort: 'price-down' }, [wizPack, count, chess, earth, mars, monster]],
  ])('%s: $1', (_, query, expected) => {
    expect(found(query)).toEqual(expected.map(({ sku }) => sku))
  })

  it('by saving: the biggest first, equal ones in featured order, ones without a saving last', () => {
    const half = { ...monster, price: minor(499), strikePrice: minor(998) }
    const entries = [chess, earth, wizPack, half, mars]
    expect(findOnShelf(entries, { ...wholeShelf, sort: 'saving' }, 'US')).toEqual([
      half,
      wizPack,
      earth,
      mars,
      chess,
    ])
  })

  it('puts skus that are not sold last', () => {
    const legacy = { ...earth, sku: 'safari', name: 'Safari' }
    expect(findOnShelf([legacy, monster], wholeShelf, 'US')).toEqual([monster, legacy])
  })

  it('differs by country', () => {
    expect(found({ sort: 'popular' }, 'IN')).toEqual(
      [earth, count, chess, wizPack, mars, monster].map(({ sku }) => sku),
    )
  })

  it('knows every country’s popular and featured order, each sold sku once', () => {
    for (const country of countryCodes) {
      for (const order of ['popular', 'featured'] as const) {
        const skus = shelfOrder(order, country)
        expect(skus.toSorted()).toEqual(soldSkus.toSorted())
        expect(skus.slice(0, 3)).not.toEqual(soldSkus.slice(0, 3))
      }
    }
  })
})

describe('search over names and skills', () => {
  it.each<[string, string, readonly ShelfEntry[]]>([
    ['a name', 'earth', [earth]],
    ['its beginning', 'ea', [earth]],
    ['in capitals, with blanks', '  ORBOOT  mars ', [mars]],
    ['the words the other way round', 'mars orboot', [mars]],
    ['a skill', 'maths', [wizPack, count]],
    ['a filter’s name', 'problem solving', [count]],
    ['a filter that nothing has', 'coding', []],
    ['a skill with an accent, typed without', 'reading', [wizPack, monster]],
    ['a name with punctuation', 'whos the monster', [monster]],
    ['one letter too few', 'orbot', [earth, mars]],
    ['one letter too many', 'chesss', [chess]],
    ['a wrong letter', 'pluko', [count]],
    ['two letters swapped', 'eatrh', [earth]],
    ['two typos in a skill', 'geggrafy', []],
    ['one typo in a skill', 'geogrphy', [earth]],
    ['one letter too few, and the word goes on', 'gegra', [earth]],
    ['one letter too many, and the word goes on', 'geoog', [earth]],
    ['a wrong letter, and the word goes on', 'gexgr', [earth]],
    ['two letters swapped, and the word goes on', 'goeg', [earth]],
    ['short words forgive nothing', 'mxr', []],
    ['every word must be found', 'orboot chess', []],
    ['what its line is called', 'globe', [earth, mars]],
    ['an age', '10', [earth, mars, chess, wizPack, count]],
    [
      'an age among what is said of any toy',
      'Toys for 5 year old kids',
      [earth, count, wizPack, monster],
    ],
    ['words of no letters', '?!', toys],
    ['what shoppers call it', 'chess set', [chess]],
    ['what shoppers call it, in the plural', 'chess sets', [chess]],
    ['a gift', 'birthday gift', toys],
    [
      'a gift for somebody',
      'Christmas present for my 5 year old niece',
      [earth, count, wizPack, monster],
    ],
    ['another word for a skill', 'astronomy', [mars]],
    ['another word for a toy', 'arithmetic', [count]],
    ['a typo in another word', 'mathematcs', [count, wizPack]],
  ])('%s: %j', (_, text, expected) => {
    expect(found({ text }).toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted())
  })

  it('puts a name that begins with it before one that holds it, and a skill after both', () => {
    const pack = { ...wizPack, name: 'Wiz Count Pack' }
    const skilled = { ...chess, skills: ['Counting'] }
    const names = suggestOnShelf([skilled, pack, { ...count, name: 'Count' }], 'count', 'US')
    expect(names.map(({ sku }) => sku)).toEqual(['plugo_count', 'stemwizpack', 'tacto_chess'])
  })
})

it('a search that does not name a part puts it after toys that play alone', () => {
  const pack = { ...earth, sku: 'orboot_expansion_pack', name: 'Orboot Expansion Pack' }
  const gamepad = { ...count, sku: 'plugo_gamepad', name: 'Plugo Gamepad' }
  const entries = [pack, gamepad, earth, mars, chess, count]
  const skusFor = (text: string) => suggestOnShelf(entries, text, 'US').map(({ sku }) => sku)
  expect(skusFor('gift for grandson 7 years').slice(-2).toSorted()).toEqual([
    'orboot_expansion_pack',
    'plugo_gamepad',
  ])
  expect(skusFor('orboot').at(-1)).toBe('orboot_expansion_pack')
  expect(skusFor('expansion pack')[0]).toBe('orboot_expansion_pack')
  expect(skusFor('gamepad')[0]).toBe('plugo_gamepad')
})

it('a search ranks a word of some toys above a word that is said of all toys', () => {
  expect(suggestOnShelf(toys, 'set', 'US')[0]).toBe(wizPack)
  expect(suggestOnShelf(toys, 'set', 'US')).toHaveLength(toys.length)
  expect(commonWords).toContain('sets')
})

describe('how well a search fits', () => {
  const skills = ['Space science']
  it.each<[string, string, number | undefined]>([
    ['the name begins with it', 'orb', 0],
    ['word by word', 'orboot mars', 0],
    ['the name holds it', 'mars', 1],
    ['the words the other way round', 'mars orboot', 2],
    ['a skill begins with it', 'spa', 2],
    ['any word of a skill', 'scie', 2],
    ['a typo in the name', 'orbott', 4],
    ['a typo in a skill', 'scienxe', 5],
    ['more words than the name has', 'orboot mars space', 2],
    ['the first of its ages', '6', 3],
    ['the last of its ages', 'mars 12', 4],
    ['too young', '5', undefined],
    ['too old', '13', undefined],
    ['the end of a word', 'boot', undefined],
    ['nothing asked', '', 0],
  ])('%s: %j has the rank %i', (_, text, rank) => {
    expect(rankMatch(searchTerms(text), 'Orboot Mars', skills, { from: 6, to: 12 })).toBe(rank)
  })

  it('ignores case, accents and punctuation, and reads the first 200 characters', () => {
    expect(searchTerms('  Orboot –– MÁRS! ')).toEqual(['orboot', 'mars'])
    expect(searchTerms('a '.repeat(500))).toHaveLength(100)
  })
})
