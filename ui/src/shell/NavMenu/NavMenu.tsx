import { useRef } from 'react'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { useDismiss } from '../useDismiss.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
import styles from './NavMenu.module.css'

export interface NavMenuItem {
  readonly label: string
  readonly href: string
  /** One line under the label. */
  readonly tagline?: string
}

export interface NavMenuProps {
  /** What opens it. */
  label: string
  /** Up to seven, in this order. */
  items: readonly NavMenuItem[]
}

/** A product dropdown of the header: a native disclosure, so it opens before any script has run. */
export function NavMenu({ label, items }: NavMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismiss(ref)
  return (
    <details ref={ref} className={styles.root} name="site-nav">
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul className={styles.panel}>
        {items.map((item) => (
          <li key={item.label}>
            <LinkSlot href={item.href} className={styles.item} onClick={() => close(ref.current)}>
              <span className={styles.label}>{item.label}</span>
              {item.tagline !== undefined && <span className={styles.tagline}>{item.tagline}</span>}
            </LinkSlot>
          </li>
        ))}
      </ul>
    </details>
  )
}

function close(details: HTMLDetailsElement | null): void {
  if (details !== null) details.open = false
}
