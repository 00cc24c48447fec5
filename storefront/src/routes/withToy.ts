import { nameOf, productHref } from '@stemside/rules'
import type { ToldReview } from '@stemside/ui/content/reviews'
import type { ReviewOfToy } from '@stemside/ui/screens/ReviewsScreen'

const lineNames = { orboot: 'Orboot', tacto: 'Tacto', plugo: 'Plugo' } as const

/** A review with a link to what it is about: its toy, or its line. */
export function withToy({ of, ...review }: ToldReview): ReviewOfToy {
  const about =
    'line' in of
      ? { name: lineNames[of.line], href: `/${of.line}` }
      : { name: nameOf(of.sku), href: productHref(of.sku) ?? '/shop' }
  return { ...review, about }
}
