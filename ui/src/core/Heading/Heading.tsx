import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import { heading } from './Heading.variants.ts'
import { pageTitleId } from './pageTitle.ts'
import type { headingSizes } from './Heading.variants.ts'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its level in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | 4
  /** Its look, independent of its level. @default 'heading' */
  size?: (typeof headingSizes)[number]
}

/** A heading in Gabarito. Do not write prices in it, because Gabarito has no ₹. */
export function Heading({
  level = 2,
  size = 'heading',
  className,
  children,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      id={level === 1 ? pageTitleId : undefined}
      {...rest}
      className={cx(heading({ size }), className)}
      data-size={size}
    >
      {children}
    </Element>
  )
}
