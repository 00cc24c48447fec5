import { ReviewsScreen } from '@stemside/ui/screens/ReviewsScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { reviewsMeta } from '../seo/reviewsMeta.ts'
import type { ReviewsContent } from './reviewsContent.ts'

/** /reviews and the pages below it. */
export function reviewsRoute({ path, ...screen }: ReviewsContent): ComponentType {
  return function ReviewsRoute() {
    return (
      <>
        <PageHead {...reviewsMeta(path, screen.of)} />
        <ReviewsScreen {...screen} />
      </>
    )
  }
}
