import { LinkSlot } from '../LinkSlot/index.ts'
import type { LinkSlotProps } from '../LinkSlot/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Link.module.css'

export interface LinkProps extends LinkSlotProps {
  /** `plain` is underlined under the pointer only: for menus and footers, never inside a sentence. @default 'inline' */
  variant?: 'inline' | 'standalone' | 'plain'
}

/** A link in words. For one that looks like a button, give Button an `href`. */
export function Link({ variant = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <LinkSlot
      {...rest}
      className={cx(styles.root, styles[variant], className)}
      data-variant={variant}
    >
      {children}
    </LinkSlot>
  )
}
