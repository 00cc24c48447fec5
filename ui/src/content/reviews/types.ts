import type { ShelfLine, SoldSku } from '@stemside/rules'
import type { Review } from '../../commerce/Reviews/index.ts'

export interface WrittenReview extends Omit<Review, 'id'> {
  /** Its toy, or the line that it is about as a whole. */
  readonly of: { readonly sku: SoldSku } | { readonly line: ShelfLine }
}
