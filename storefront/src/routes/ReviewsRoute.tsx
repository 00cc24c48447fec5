import { ReviewsScreen } from '@stemside/ui/screens/ReviewsScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { reviewsMeta } from '../seo/reviewsMeta.ts'
import type { ReviewsContent } from './reviewsContent.ts'

/** /reviews and the pages below it. */
export function ReviewsRoute({ content }: { readonly content: ReviewsContent }) {
  const { path, ...screen } = content
  return (
    <>
      <PageHead {...reviewsMeta(path, screen.of)} />
      <ReviewsScreen {...screen} />
    </>
  )
}
