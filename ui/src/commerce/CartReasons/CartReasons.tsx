import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { InfoIcon } from '../../icons/index.ts'
import styles from './CartReasons.module.css'

export interface CartReasonsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Whole sentences, from `cartReasons` or `missedSavings`. Without one, nothing is shown. */
  reasons: readonly string[]
}

/** Why sets, coupon and gifts of a cart count or do not, and why its kits need gamepads, one sentence each. */
export function CartReasons({ reasons, className, ...rest }: CartReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <ul {...rest} className={cx(styles.root, className)} aria-label="About your cart">
      {reasons.map((reason) => (
        <li key={reason} className={styles.reason}>
          <InfoIcon /> <span>{reason}</span>
        </li>
      ))}
    </ul>
  )
}
