import { soldSkus, type CountryCode } from '@stemside/rules'
import { samplePrices } from '../content/prices.fixtures.ts'
import { combosIn } from '../screens/combosIn.ts'
import { shelfItems } from '../screens/shelfItems.ts'
import type { OfferedCombo, ShelfItem } from './shelfItem.ts'
import type { Review, Stars } from './Reviews/index.ts'

/** The whole shelf of a country, with one toy gone and one nearly so. */
export function sampleShelf(country: CountryCode): readonly ShelfItem[] {
  return shelfItems(soldSkus, samplePrices(country), { tacto_doctor: 0, plugo_slingshot: 4 })
}

export function sampleItem(country: CountryCode, sku: string): ShelfItem {
  const item = sampleShelf(country).find((one) => one.sku === sku)
  if (item === undefined) throw new Error(`${sku} is not on the shelf of ${country}`)
  return item
}

export function sampleCombo(country: CountryCode, id: string): OfferedCombo {
  const combo = combosIn(samplePrices(country)).find((one) => one.id === id)
  if (combo === undefined) throw new Error(`${id} is not offered in ${country}`)
  return combo
}

export const reviewCounts: Readonly<Record<Stars, number>> = {
  5: 31_240,
  4: 3_410,
  3: 610,
  2: 160,
  1: 80,
}

/** By plainly made-up reviewers. */
export const sampleReviews: readonly Review[] = [
  {
    id: '1',
    stars: 5,
    heading: 'Has not left the table since',
    text: 'We look up a country over breakfast and argue about penguins by lunch.',
    author: 'A Sample Parent',
  },
  {
    id: '2',
    stars: 5,
    heading: 'A gift that was not put away',
    text: 'Our niece set it up by herself and then taught her grandfather.',
    author: 'An Example Uncle',
  },
  {
    id: '3',
    stars: 4,
    heading: 'Lovely, wants a good tablet',
    text: 'On the old phone it was slow. On the tablet it is a delight.',
    author: 'A Fictional Teacher',
  },
]
