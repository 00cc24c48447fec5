import {
  countryCodes,
  hasOwnPage,
  products,
  soldSkus,
  type CountryCode,
  type SoldSku,
} from '@stemside/rules'

/* The addresses of reviews: all, those of each toy, those from each country. */

const reviewsPath = '/reviews'

/** Each toy with a page of its own has ratings. */
export const ratedSkus = soldSkus.filter(hasOwnPage)

/** `/reviews/orboot/earth` */
export function toyReviewsPath(sku: SoldSku): string {
  return `${reviewsPath}${products[sku].route ?? ''}`
}

/** `/reviews/in` */
export function countryReviewsPath(code: CountryCode): string {
  return `${reviewsPath}/${code.toLowerCase()}`
}

export const reviewsPaths: readonly string[] = [
  reviewsPath,
  ...ratedSkus.map(toyReviewsPath),
  ...countryCodes.map(countryReviewsPath),
]
