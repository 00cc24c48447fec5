import { countryInText } from '@stemside/rules'
import type { ReviewsScreenProps } from '@stemside/ui/screens/ReviewsScreen'
import { commonKeywords } from './commonKeywords.ts'
import { ratedSkus, toyReviewsPath } from './reviewsPaths.ts'
import type { PageMeta, Preview } from './PageHead.tsx'

const preview: Preview = {
  picture: '/previews/teddy.jpg',
  alt: 'A teddy bear with a plaster on its head.',
}

/** Metadata of /reviews and of the pages below it. */
export function reviewsMeta(path: string, of: ReviewsScreenProps['of']): PageMeta {
  const keywords = [...commonKeywords, 'reviews', 'ratings']
  if (of === 'shop') {
    return {
      title: 'Reviews: 4.85 of 5 from families',
      description: 'What 35,500 reviews say about our toys, toy by toy and country by country.',
      keywords,
      path,
      preview,
    }
  }
  if ('country' in of) {
    const from = countryInText(of.country)
    return {
      title: `Reviews from ${from}`,
      description: `What families in ${from} write about our globes, games and kits.`,
      keywords,
      path,
      preview,
    }
  }
  return {
    title: `Reviews of ${of.toy.name}`,
    description: `How families rate ${of.toy.name}, star by star, and what they write about it.`,
    keywords: [...keywords, of.toy.name],
    path,
    preview: toyPreview(path, of.toy.name),
  }
}

function toyPreview(path: string, name: string): Preview {
  const sku = ratedSkus.find((one) => toyReviewsPath(one) === path)
  return sku === undefined
    ? preview
    : { picture: `/previews/${sku}.jpg`, alt: `${name} and its pieces.` }
}
