import { cardsOf } from '@stemside/ui/content/cards'
import { education, type EducationPage } from '@stemside/ui/content/pages/education'
import type { EducationScreenProps } from '@stemside/ui/screens/EducationScreen'

export type EducationContent = EducationPage & Pick<EducationScreenProps, 'cards'>

/** The texts of /education, with the cards of the toys that its classes use. */
export function educationContent(): EducationContent {
  const skus = education.classes.flatMap(({ toys }) => toys.map(({ sku }) => sku))
  return { ...education, cards: cardsOf(skus) }
}
