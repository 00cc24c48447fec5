import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import styles from './DiscountBanner.module.css'
import { useFocusWhen } from './useFocusWhen.ts'

export interface DiscountBannerProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /**
   * The offer in one line; `<strong>` has the accent colour.
   * @default not known yet: the bar reserves its place
   */
  children?: ReactNode
  /** A note beside the offer. The bar's height stays the same. @default none */
  note?: string | undefined
  /** The page that the offer links to. @default '/shop' */
  href?: string
  /**
   * Whether the shopper closed the bar: it then takes no space. While it is undefined,
   * `data-banner="closed"` on the root element decides.
   * @default not known yet
   */
  isClosed?: boolean | undefined
  /** Called when the close button is pressed. @default the bar has no close button */
  onClose?: (() => void) | undefined
}

/** The thin bar above the header, with the offer of the day. Its height never changes. */
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
            {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
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
