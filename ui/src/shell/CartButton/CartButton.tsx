import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { cx } from '../../core/cx/index.ts'
import { BagIcon } from '../../icons/index.ts'
import styles from './CartButton.module.css'

export interface CartButtonProps extends Omit<ComponentProps<'button'>, 'onToggle'> {
  /** Units in the cart; undefined while it is not known yet. */
  count: number | undefined
  /** Called when it is pressed. */
  onToggle: () => void
}

/** The cart's icon with its count. The badge has a reserved place, so that a late count shifts nothing. */
export function CartButton({ count, onToggle, className, ...rest }: CartButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.root, className)}
      onClick={onToggle}
      aria-haspopup="dialog"
    >
      <BagIcon className={styles.icon} />
      <VisuallyHidden>{`Cart${count === undefined ? '' : `, ${items(count)}`}`}</VisuallyHidden>
      {count !== undefined && count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
