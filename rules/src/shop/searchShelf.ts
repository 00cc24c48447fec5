import { isSoldSku, productOf, products } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'
import { countries, type CountryCode } from '../countries/countries.ts'
import { nothing } from '../money.ts'
import { categoryLabels } from './categories.ts'
import { rankMatch, searchTerms } from './search.ts'
import { readSearch } from './searchPrice.ts'
import { categoryWords, lineWords, toyWords } from './searchWords.ts'
import { findOnShelf, wholeShelf, type Ranks, type ShelfEntry } from './shelf.ts'

/*
 * The search of the shelf. It is apart from the shelf, because its words weigh as much as the shelf itself, and most
 * shoppers never search (docs/decisions/082).
 */

/** The entries that a search text finds: a name, a skill, a price, an age, and words that shoppers use for them. */
export function rankOnShelf(
  entries: readonly ShelfEntry[],
  text: string,
  country: CountryCode,
): Ranks {
  const { words, least = nothing, most } = readSearch(text, countries[country].currency)
  const terms = searchTerms(words)
  const ranks = new Map<ShelfEntry, number>()
  for (const entry of entries) {
    const isDearer = most !== undefined && entry.price > most
    const rank = rankMatch(terms, entry.name, saidOf(entry), entry.ages)
    if (rank !== undefined && entry.price >= least && !isDearer) {
      ranks.set(entry, rank + afterWholeToys(entry.sku))
    }
  }
  return ranks
}

/** Among toys that fit equally well, a part that plays only with another toy comes last. */
function afterWholeToys(sku: Sku): number {
  const kind = productOf(sku)?.kind
  return kind === 'expansion' || kind === 'gamepad' ? 0.5 : 0
}

/** The toys that a search text finds among all, best first, for suggestions while typing. */
export function suggestOnShelf<T extends ShelfEntry>(
  entries: readonly T[],
  text: string,
  country: CountryCode,
): T[] {
  return findOnShelf(entries, wholeShelf, country, rankOnShelf(entries, text, country))
}

function saidOf({ sku, skills, categories }: ShelfEntry): readonly string[] {
  return [
    ...skills,
    ...categories.flatMap((category) => [categoryLabels[category], categoryWords[category]]),
    ...otherWordsOf(sku),
  ]
}

function otherWordsOf(sku: Sku): readonly string[] {
  if (!isSoldSku(sku)) return []
  return [lineWords[products[sku].line], toyWords[sku]].filter((words) => words !== undefined)
}
