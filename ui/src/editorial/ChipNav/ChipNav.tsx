import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import styles from './ChipNav.module.css'

export interface ChipNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the links choose, for screen readers: "Categories". */
  label: string
  /** The links, in this order; at most one is the page's own. */
  links: readonly {
    readonly label: string
    readonly href: string
    readonly isCurrent?: boolean
  }[]
}

/**
 * Links to the parts of a list, each with a page of its own. They work without JavaScript.
 * `--chip-nav-direction` can be `column`.
 */
export function ChipNav({ label, links, className, ...rest }: ChipNavProps) {
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ul className={styles.chips}>
        {links.map(({ label: text, href, isCurrent = false }) => (
          <li key={href}>
            <LinkSlot
              href={href}
              className={cx(styles.chip, isCurrent && styles.current)}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
            </LinkSlot>
          </li>
        ))}
      </ul>
    </nav>
  )
}
