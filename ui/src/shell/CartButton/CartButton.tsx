import { IconButton, type IconButtonProps } from '../../core/IconButton/index.ts'
import { cx } from '../../core/cx/index.ts'
import { BagIcon } from '../../icons/index.ts'
import styles from './CartButton.module.css'

export interface CartButtonProps extends Omit<IconButtonProps, 'label' | 'children' | 'onToggle'> {
  /** Units in the cart; undefined while it is not known yet. */
  count: number | undefined
  /** Called when it is pressed. */
  onToggle: () => void
}

/** The cart's icon with its count. The badge has a reserved place, so that a late count shifts nothing. */
export function CartButton({ count, onToggle, className, ...rest }: CartButtonProps) {
  return (
    <IconButton
      {...rest}
      label={`Cart${count === undefined ? '' : `, ${items(count)}`}`}
      tone="neutral"
      size="small"
      className={cx(styles.root, className)}
      onClick={onToggle}
      aria-haspopup="dialog"
    >
      <BagIcon className={styles.icon} />
      {count !== undefined && count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconButton>
  )
}

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
