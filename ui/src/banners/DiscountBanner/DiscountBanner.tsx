import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import styles from './DiscountBanner.module.css'
import { useFocusWhen } from './useFocusWhen.ts'

export interface DiscountBannerProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** One line; `<strong>` takes the accent. Absent while it is not known: the bar keeps its place. */
  children?: ReactNode
  /** What the shopper should know beside the offer, in the bar's own height. @default nothing */
  note?: ReactNode
  /** Every promotional banner leads to the shop. @default '/shop' */
  href?: string
  /**
   * Whether the shopper closed the bar: it then takes up no room. `data-banner="closed"` on the root
   * element decides while this is absent. @default not known yet
   */
  isClosed?: boolean | undefined
  /** The close button was pressed. @default the bar has no close button */
  onClose?: (() => void) | undefined
}

/** The thin bar above the header, with the offer of the day. Its height is always the same. */
export function DiscountBanner({
  children,
  note,
  href = '/shop',
  isClosed,
  onClose,
  className,
  ...rest
}: DiscountBannerProps) {
  const close = useFocusWhen(false, isClosed)
  return (
    <aside
      aria-label="Offer"
      data-needs-script={children === undefined || undefined}
      {...rest}
      data-closed={isClosed}
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
      {children !== undefined && onClose !== undefined && (
        <button ref={close} type="button" className={styles.close} onClick={onClose}>
          <CloseIcon />
          <VisuallyHidden>Close the offer</VisuallyHidden>
        </button>
      )}
    </aside>
  )
}
