import { formatMoney, type PricedCart } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { ProgressBar } from '../../core/ProgressBar/index.ts'
import { TruckIcon } from '../../icons/index.ts'

export interface FreeShippingProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As the rules priced it. */
  cart: PricedCart
}

/** How far it is to free shipping, in words and as a bar. */
export function FreeShippingProgress({ cart, ...rest }: FreeShippingProgressProps) {
  const { freeFrom, short } = cart.shipping
  return (
    <ProgressBar
      {...rest}
      label={
        <>
          <TruckIcon />
          {short === 0 ? (
            'Shipping is on us'
          ) : (
            <span>
              <strong>{formatMoney(short, cart.country)}</strong> more for free shipping
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
