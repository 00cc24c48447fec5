import type { ComponentProps } from 'react'
import { Link } from '../Link/index.ts'
import { Text } from '../Text/index.ts'
import { cx } from '../cx/index.ts'
import styles from './PageLinks.module.css'

export interface PageLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The number of the shown page, from 1. */
  page: number
  /** How many pages there are. With one, nothing is shown. */
  pageCount: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** The text of the link to the page before. @default 'Back' */
  previous?: string
  /** The text of the link to the page after. @default 'More' */
  next?: string
}

/** Links to the pages before and after, below a list of several pages. */
export function PageLinks({
  page,
  pageCount,
  hrefOf,
  previous = 'Back',
  next = 'More',
  className,
  ...rest
}: PageLinksProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label="Pages" {...rest} className={cx(styles.root, className)}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" variant="standalone">
          {previous}
        </Link>
      )}
      <Text tone="muted">{`Page ${page} of ${pageCount}`}</Text>
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" variant="standalone">
          {next}
        </Link>
      )}
    </nav>
  )
}
