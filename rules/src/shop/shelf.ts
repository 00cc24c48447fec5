import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import type { MinorUnits } from '../money.ts'
import { ageBands, fitsAge, type AgeBand, type Ages } from './ages.ts'
import { categories, type Category } from './categories.ts'
import { discountPercent } from './discount.ts'
import { shelfOrder } from './sortOrders.ts'
import { fitsPrice, priceBands, type PriceBand } from './priceBands.ts'
import { fitsLine, shelfLines, type ShelfLine } from './shelfLines.ts'

/** The parts of a product that filters, sorting and search need. */
export interface ShelfEntry {
  readonly sku: Sku
  readonly name: string
  /** What it does and what it trains, in words that a shopper would search for. */
  readonly skills: readonly string[]
  readonly ages: Ages
  readonly categories: readonly Category[]
  readonly price: MinorUnits
  readonly strikePrice: MinorUnits
}

export const shelfSorts = ['featured', 'popular', 'price-up', 'price-down', 'saving'] as const
export type ShelfSort = (typeof shelfSorts)[number]

export const shelfSortLabels: Readonly<Record<ShelfSort, string>> = {
  featured: 'Featured',
  popular: 'Most popular',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  saving: 'Biggest saving',
}

/** The search, filters and sort order of the listing. */
export interface ShelfQuery {
  readonly text: string
  /** A product fits with any of them. Empty means all. */
  readonly lines: readonly ShelfLine[]
  /** A product fits with any of them. Empty means all. */
  readonly categories: readonly Category[]
  readonly age: AgeBand
  readonly price: PriceBand
  readonly sort: ShelfSort
}

export const wholeShelf: ShelfQuery = {
  text: '',
  lines: [],
  categories: [],
  age: 'allAge',
  price: 'allPrices',
  sort: 'featured',
}

/** What a search text finds, with how well it fits: smaller is better. */
export type Ranks = ReadonlyMap<ShelfEntry, number>

/**
 * The entries that fit a query, in its order. With a search text and without a chosen sort order, the best
 * match comes first. Source: §2.62, §2.63.
 * @param ranks - what the query's text finds, by `rankOnShelf`; without it, every entry fits the text
 */
export function findOnShelf<T extends ShelfEntry>(
  entries: readonly T[],
  query: ShelfQuery,
  country: CountryCode,
  ranks?: Ranks,
): T[] {
  const compare = comparisons[query.sort]
  const place = placesIn(query.sort === 'popular' ? 'popular' : 'featured', country)
  const tests = filtersOf(query, country)
  return matching(entries, ranks)
    .filter(({ entry }) => filterNames.every((name) => tests[name](entry)))
    .toSorted((a, b) => compare(a, b) || place(a.entry.sku) - place(b.entry.sku))
    .map(({ entry }) => entry)
}

export const filterNames = ['lines', 'categories', 'age', 'price'] as const
export type FilterName = (typeof filterNames)[number]

type Filters = Readonly<Record<FilterName, (entry: ShelfEntry) => boolean>>

function filtersOf(query: ShelfQuery, country: CountryCode): Filters {
  return {
    lines: ({ sku }) => query.lines.length === 0 || query.lines.some((line) => fitsLine(sku, line)),
    categories: (entry) =>
      query.categories.length === 0 ||
      query.categories.some((category) => entry.categories.includes(category)),
    age: ({ ages }) => fitsAge(ages, query.age),
    price: ({ price }) => fitsPrice(price, query.price, country),
  }
}

export interface ShelfCounts {
  readonly lines: ReadonlyMap<ShelfLine, number>
  readonly categories: ReadonlyMap<Category, number>
  readonly ages: ReadonlyMap<AgeBand, number>
  readonly prices: ReadonlyMap<PriceBand, number>
  /** How many entries fit the text and all filters. */
  readonly found: number
  /** How many more would be found without one filter. Filters that leave nothing out are absent. */
  readonly leftOut: ReadonlyMap<FilterName, number>
}

/**
 * How many entries each filter would show, and leaves out, if the other filters stay as they are.
 * @param ranks - what the query's text finds, by `rankOnShelf`; without it, every entry fits the text
 */
export function countOnShelf(
  entries: readonly ShelfEntry[],
  query: ShelfQuery,
  country: CountryCode,
  ranks?: Ranks,
): ShelfCounts {
  const matches = matching(entries, ranks).map(({ entry }) => entry)
  const tests = filtersOf(query, country)
  const without = (left: FilterName) =>
    matches.filter((entry) => filterNames.every((name) => name === left || tests[name](entry)))
  const found = without('age').filter(tests.age).length
  const others = {
    lines: without('lines'),
    categories: without('categories'),
    age: without('age'),
    price: without('price'),
  }
  return {
    lines: tally(shelfLines, (line) => others.lines.filter(({ sku }) => fitsLine(sku, line))),
    categories: tally(categories, (category) =>
      others.categories.filter((entry) => entry.categories.includes(category)),
    ),
    ages: tally(ageBands, (band) => others.age.filter((entry) => fitsAge(entry.ages, band))),
    prices: tally(priceBands, (band) =>
      others.price.filter((entry) => fitsPrice(entry.price, band, country)),
    ),
    found,
    leftOut: new Map(
      filterNames.flatMap((name) => {
        const count = others[name].length - found
        return count === 0 ? [] : [[name, count] as const]
      }),
    ),
  }
}

interface Match<T> {
  readonly entry: T
  /** Smaller is better. */
  readonly rank: number
}

function matching<T extends ShelfEntry>(entries: readonly T[], ranks?: Ranks): Match<T>[] {
  return entries.flatMap((entry) => {
    const rank = ranks === undefined ? 0 : ranks.get(entry)
    return rank === undefined ? [] : [{ entry, rank }]
  })
}

type Compare = (a: Match<ShelfEntry>, b: Match<ShelfEntry>) => number

/** Equal entries keep the country's order. */
const comparisons: Readonly<Record<ShelfSort, Compare>> = {
  featured: (a, b) => a.rank - b.rank,
  popular: () => 0,
  'price-up': (a, b) => a.entry.price - b.entry.price,
  'price-down': (a, b) => b.entry.price - a.entry.price,
  saving: (a, b) => percentOf(b.entry) - percentOf(a.entry),
}

function percentOf(entry: ShelfEntry): number {
  return discountPercent(entry.price, entry.strikePrice) ?? 0
}

/** A sku's place in a country's order. Skus that are not sold come last. */
function placesIn(order: 'popular' | 'featured', country: CountryCode): (sku: Sku) => number {
  const places = new Map<Sku, number>(shelfOrder(order, country).map((sku, place) => [sku, place]))
  return (sku) => places.get(sku) ?? places.size
}

function tally<K>(
  keys: readonly K[],
  entriesOf: (key: K) => readonly ShelfEntry[],
): ReadonlyMap<K, number> {
  return new Map(keys.map((key) => [key, entriesOf(key).length]))
}
