import { formatMoney, type PricedCart } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { TruckIcon } from '../../icons/index.ts'
import styles from './FreeShippingProgress.module.css'

export interface FreeShippingProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As the rules priced it. */
  cart: PricedCart
}

/** How far it is to free shipping, in words and as a bar. */
export function FreeShippingProgress({ cart, className, ...rest }: FreeShippingProgressProps) {
  const { freeFrom, short } = cart.shipping
  const isFree = short === 0
  return (
    <div {...rest} className={cx(styles.root, className)} data-free={isFree}>
      <p className={styles.words}>
        <TruckIcon />
        {isFree ? (
          'Shipping is on us'
        ) : (
          <span>
            <strong>{formatMoney(short, cart.country)}</strong> more for free shipping
          </span>
        )}
      </p>
      <progress
        className={styles.bar}
        value={freeFrom - short}
        max={freeFrom}
        aria-label="Way to free shipping"
      />
    </div>
  )
}
