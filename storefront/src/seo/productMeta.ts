import {
  countries,
  decimalText,
  offerOf,
  type PriceList,
  products,
  type SoldSku,
  storeName,
} from '@stemside/rules'
import { agesLabel } from '@stemside/ui/commerce/AgeBadge'
import { ratingOf } from '@stemside/ui/commerce/Rating'
import type { PictureSource } from '@stemside/ui/core/Picture'
import type { ProductScreenProps } from '@stemside/ui/screens/ProductScreen'
import type { PageMeta } from './PageHead.tsx'
import { siteOrigin } from './site.ts'

/** A product page's metadata, with its price if it is sold in this country. */
export function productMeta(
  sku: SoldSku,
  words: ProductScreenProps['words'],
  list: PriceList,
  inStock: boolean,
): PageMeta {
  const { name, route = '/shop' } = products[sku]
  const offer = offerOf(sku, list)
  const picture = largestOf(words.pictures[0].picture)
  return {
    title: `${name}, ages ${agesLabel(words.ages)}`,
    description: words.shortDescription,
    keywords: [
      name,
      ...words.skills.map((skill) => skill.name),
      'STEM toy',
      'augmented reality toy',
    ],
    path: route,
    preview: { picture: `/previews/${sku}.jpg`, alt: words.pictures[0].alt },
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        sku,
        description: words.description,
        ...(picture !== undefined && { image: siteOrigin + picture }),
        brand: { '@type': 'Brand', name: storeName },
        ...(words.starCounts !== undefined && { aggregateRating: rated(words.starCounts) }),
        ...(offer !== undefined && {
          offers: {
            '@type': 'Offer',
            url: siteOrigin + route,
            price: decimalText(offer.amount, countries[list.country].currency),
            priceCurrency: countries[list.country].currency.code,
            availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
          },
        }),
      },
      breadcrumbs(name, route),
    ],
  }
}

/** The rating that the page shows beside the name. */
function rated(counts: NonNullable<ProductScreenProps['words']['starCounts']>): object {
  const { value, count } = ratingOf(counts)
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count }
}

/** The largest file of the format that every crawler reads. */
function largestOf({ sources }: PictureSource): string | undefined {
  return sources.at(-1)?.srcset.at(-1)?.url
}

function breadcrumbs(name: string, route: string): object {
  const trail = [
    { name: storeName, path: '/' },
    { name: 'Shop', path: '/shop' },
    { name, path: route },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteOrigin + step.path,
    })),
  }
}
