import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import styles from './DiscountBanner.module.css'

export interface DiscountBannerProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** One line; `<strong>` takes the accent. Absent while it is not known: the bar keeps its place. */
  children?: ReactNode
  /** What the shopper should know beside the offer, in the bar's own height. @default nothing */
  note?: ReactNode
  /** Every promotional banner leads to the shop. @default '/shop' */
  href?: string
}

/** The thin bar above the header, with the offer of the day. Its height is always the same. */
export function DiscountBanner({
  children,
  note,
  href = '/shop',
  className,
  ...rest
}: DiscountBannerProps) {
  return (
    <aside
      aria-label="Offer"
      data-needs-script={children === undefined || undefined}
      {...rest}
      className={cx(styles.root, className)}
    >
      {children !== undefined && (
        <LinkSlot href={href} className={styles.link}>
          <span className={styles.words}>
            {children}
            {note !== undefined && <span className={styles.note}> {note}</span>}
          </span>
        </LinkSlot>
      )}
    </aside>
  )
}
