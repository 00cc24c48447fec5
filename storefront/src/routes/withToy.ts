import { nameOf, productHref } from '@stemside/rules'
import type { ToldReview } from '@stemside/ui/content/reviews'
import type { ReviewOfToy } from '@stemside/ui/screens/ReviewsScreen'

const lineNames = { orboot: 'Orboot', tacto: 'Tacto', plugo: 'Plugo' } as const

/** A review with a link to what it is about: its toy, or its line. */
export function withToy({ sku, line, ...review }: ToldReview): ReviewOfToy {
  const about =
    sku === undefined
      ? { name: lineNames[line], href: `/${line}` }
      : { name: nameOf(sku), href: productHref(sku) ?? '/shop' }
  return { ...review, about }
}
