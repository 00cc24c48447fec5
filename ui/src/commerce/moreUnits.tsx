import { maxQuantity } from '@stemside/rules'
import { Link } from '../core/Link/index.ts'

/** For who has as many units of a toy as the cart takes: the link to an offer for more. */
export function moreUnits(quantity: number) {
  return (
    quantity >= maxQuantity && (
      <Link variant="standalone" href="/education#offer">
        Need more? Ask for an offer
      </Link>
    )
  )
}
