import type { Sku } from '@stemside/rules'
import { aMapOfAllTheWinds } from './aMapOfAllTheWinds.ts'
import { theCometWhoWasLate } from './theCometWhoWasLate.ts'
import type { Book } from './types.ts'
import { whosTheMonsterInOko } from './whosTheMonsterInOko.ts'

const books: ReadonlyMap<Sku, Book> = new Map([
  ['whos_the_monster_in_oko', whosTheMonsterInOko],
  ['the_comet_who_was_late', theCometWhoWasLate],
  ['a_map_of_all_the_winds', aMapOfAllTheWinds],
])

/** The pages of an e-storybook; undefined for any other sku. */
export function pagesOf(sku: Sku): Book | undefined {
  return books.get(sku)
}
