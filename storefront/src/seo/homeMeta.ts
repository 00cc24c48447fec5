import { storeName } from '@stemside/rules'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'
import { siteOrigin } from './site.ts'

export const homeMeta: PageMeta = {
  title: `${storeName}: AR toys that open onto worlds`,
  description:
    'Globes that talk back, chess that moves on a tablet, maths you can pick up. STEM toys for ages 4 to 12, delivered to your door.',
  keywords: [...commonKeywords, 'AR globe', 'gifts for children'],
  path: '/',
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: storeName,
      url: siteOrigin,
      logo: `${siteOrigin}/icon-512.png`,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.85, reviewCount: 35_500 },
    },
  ],
}

/** The home page's metadata, for unknown paths. */
export const notFoundMeta: PageMeta = { ...homeMeta, isPrivate: true }
