import { maxQuantity } from '@stemside/rules'
import { Link } from '../core/Link/index.ts'
import { schoolsLink } from '../shell/navigation.ts'

/** A link to ask for an offer of more units; false while the cart takes more than `quantity` of a toy. */
export function moreUnits(quantity: number) {
  return (
    quantity >= maxQuantity && (
      <Link variant="standalone" href={`${schoolsLink.href}#offer`}>
        Need more? Ask for an offer
      </Link>
    )
  )
}
