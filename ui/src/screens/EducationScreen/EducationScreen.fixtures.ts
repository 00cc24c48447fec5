import { cardsOf } from '../../content/cards.ts'
import { education } from '../../content/pages/education.ts'

/** The page's real texts: its layout depends on them. */
export { education }

export const classCards = cardsOf(
  education.classes.flatMap(({ toys }) => toys.map(({ sku }) => sku)),
)
