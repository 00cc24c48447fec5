import { cardsOf } from '../../content/cards.ts'
import { productRange2021 } from '../../content/pages/productRange2021.ts'

/** The page's real texts: its layout depends on them. */
export { productRange2021 }

export const rangeCards = cardsOf(productRange2021.chapters.flatMap(({ skus }) => skus))
