import { formatMoney, type PricedCart } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import { TruckIcon } from '../../icons/index.ts'

export interface FreeShippingProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cart, priced by the rules. */
  cart: PricedCart
}

/** How much is missing for free shipping, as text and as a bar. */
export function FreeShippingProgress({ cart, ...rest }: FreeShippingProgressProps) {
  const { freeFrom, short } = cart.shipping
  return (
    <ProgressBar
      {...rest}
      label={
        <>
          <TruckIcon />
          {short === 0 ? (
            <span key="reached">Shipping is on us</span>
          ) : (
            <span key="short">
              <strong translate="no">{formatMoney(short, cart.country)}</strong> more for free
              shipping
            </span>
          )}
        </>
      }
      value={freeFrom - short}
      max={freeFrom}
      tone="success"
    />
  )
}
