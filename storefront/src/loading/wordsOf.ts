import type { SoldSku } from '@stemside/rules'
import { loadWords } from '@stemside/ui/content/words'
import { fetchedOnce, type FetchedOnce } from './fetchedOnce.ts'

type Words = Awaited<ReturnType<typeof loadWords>>

const known = new Map<SoldSku, FetchedOnce<Words, []>>()

/** A product's texts, loaded once. */
export function wordsOf(sku: SoldSku): FetchedOnce<Words, []> {
  const words = known.get(sku) ?? fetchedOnce(() => loadWords(sku))
  known.set(sku, words)
  return words
}
