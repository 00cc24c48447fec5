import { LinkSlot } from '../LinkSlot/index.ts'
import type { LinkSlotProps } from '../LinkSlot/index.ts'
import { cx } from '../cx/index.ts'
import { link } from './Link.variants.ts'
import type { linkVariants } from './Link.variants.ts'

export interface LinkProps extends LinkSlotProps {
  /**
   * `plain` is underlined only under the pointer: for menus and footers, never inside a sentence.
   * @default 'inline'
   */
  variant?: (typeof linkVariants)[number]
}

/** A text link. For a link that looks like a button, use ButtonLink. */
export function Link({ variant = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <LinkSlot {...rest} className={cx(link({ variant }), className)} data-variant={variant}>
      {children}
    </LinkSlot>
  )
}
