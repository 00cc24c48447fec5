import { productOf } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import type { MinorUnits } from '../money.ts'
import { ageBands, fitsAge, type AgeBand, type Ages } from './ages.ts'
import { categories, categoryLabels, type Category } from './categories.ts'
import { discountPercent } from './discount.ts'
import { shelfOrder } from './orders.ts'
import { fitsPrice, priceBands, type PriceBand } from './priceBands.ts'
import { rankMatch, searchTerms } from './search.ts'
import { commonWords, lineWords } from './searchWords.ts'

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
  readonly categories: readonly Category[]
  readonly age: AgeBand
  readonly price: PriceBand
  readonly sort: ShelfSort
}

export const wholeShelf: ShelfQuery = {
  text: '',
  categories: [],
  age: 'allAge',
  price: 'allPrices',
  sort: 'featured',
}

/**
 * The entries that fit a query, in its order. With a search text and without a chosen sort order, the best
 * match comes first. Source: §2.62, §2.63.
 */
export function findOnShelf<T extends ShelfEntry>(
  entries: readonly T[],
  query: ShelfQuery,
  country: CountryCode,
): T[] {
  const compare = comparisons[query.sort]
  const place = placesIn(query.sort === 'popular' ? 'popular' : 'featured', country)
  return matching(entries, query)
    .filter(
      ({ entry }) =>
        fitsAge(entry.ages, query.age) &&
        fitsCategories(entry, query.categories) &&
        fitsPrice(entry.price, query.price, country),
    )
    .toSorted((a, b) => compare(a, b) || place(a.entry.sku) - place(b.entry.sku))
    .map(({ entry }) => entry)
}

export interface ShelfCounts {
  readonly categories: ReadonlyMap<Category, number>
  readonly ages: ReadonlyMap<AgeBand, number>
  readonly prices: ReadonlyMap<PriceBand, number>
}

/** How many entries each filter would show if the other filters stay as they are. */
export function countOnShelf(
  entries: readonly ShelfEntry[],
  query: ShelfQuery,
  country: CountryCode,
): ShelfCounts {
  const found = matching(entries, query).map(({ entry }) => entry)
  const ofAge = (entry: ShelfEntry) => fitsAge(entry.ages, query.age)
  const ofCategories = (entry: ShelfEntry) => fitsCategories(entry, query.categories)
  const ofPrice = (entry: ShelfEntry) => fitsPrice(entry.price, query.price, country)
  const inAgeAndPrice = found.filter((entry) => ofAge(entry) && ofPrice(entry))
  const inCategoriesAndPrice = found.filter((entry) => ofCategories(entry) && ofPrice(entry))
  const inAgeAndCategories = found.filter((entry) => ofAge(entry) && ofCategories(entry))
  return {
    categories: tally(categories, (category) =>
      inAgeAndPrice.filter((entry) => entry.categories.includes(category)),
    ),
    ages: tally(ageBands, (band) =>
      inCategoriesAndPrice.filter((entry) => fitsAge(entry.ages, band)),
    ),
    prices: tally(priceBands, (band) =>
      inAgeAndCategories.filter((entry) => fitsPrice(entry.price, band, country)),
    ),
  }
}

interface Match<T> {
  readonly entry: T
  /** Smaller is better. */
  readonly rank: number
}

function matching<T extends ShelfEntry>(entries: readonly T[], query: ShelfQuery): Match<T>[] {
  const terms = searchTerms(query.text)
  // Without a search text, skip splitting every entry's words: it is slow on a phone.
  if (terms.length === 0) return entries.map((entry) => ({ entry, rank: 0 }))
  return entries.flatMap((entry) => {
    const said = [
      ...entry.skills,
      ...entry.categories.map((category) => categoryLabels[category]),
      wordsOfLine(entry.sku),
      commonWords,
    ]
    const rank = rankMatch(terms, entry.name, said, entry.ages)
    return rank === undefined ? [] : [{ entry, rank }]
  })
}

function wordsOfLine(sku: Sku): string {
  const product = productOf(sku)
  return (product && lineWords[product.line]) ?? ''
}

function fitsCategories(entry: ShelfEntry, wanted: readonly Category[]): boolean {
  return wanted.length === 0 || wanted.some((category) => entry.categories.includes(category))
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
