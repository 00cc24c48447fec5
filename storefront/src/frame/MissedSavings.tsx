import type { PricedCart } from '@stemside/rules'
import { Suspense } from 'react'
import { Boundary } from '../loading/Boundary.tsx'
import { onDemand } from '../loading/onDemand.ts'

const MissedReasons = onDemand(async () => (await import('./MissedReasons.tsx')).MissedReasons)

/**
 * Why a coupon or a set of the cart does not count. Few carts have one, so the code of the sentences is fetched
 * for those. If it fails to load, the total is still right.
 */
export function MissedSavings({ cart }: { readonly cart: PricedCart }) {
  if (!missesSaving(cart)) return null
  return (
    <Boundary renderFailure={() => null}>
      <Suspense>
        <MissedReasons cart={cart} />
      </Suspense>
    </Boundary>
  )
}

/** A set that lacks a toy is offered instead, so it is not told here. */
function missesSaving({ explanations }: PricedCart): boolean {
  return explanations.some(
    ({ subject, applied, reason }) =>
      !applied && (subject === 'coupon' || (subject === 'combo' && reason !== 'missing-skus')),
  )
}
