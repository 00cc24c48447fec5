import type { Feature, ProductWords, ShownPicture, Views } from '../../commerce/words.ts'
import type { Moment } from './types.ts'

type Product = Pick<ProductWords, 'pictures' | 'views'>

/** A picture of a product in use. */
export function shownOf({ pictures, views }: Product, view: keyof Views): ShownPicture {
  return views?.[view] ?? pictures[0]
}

/** A moment of play with a product. */
export function momentOf(product: Product, view: keyof Views, words: Feature): Moment {
  return { ...words, shown: shownOf(product, view) }
}
