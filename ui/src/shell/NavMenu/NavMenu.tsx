import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { closeDropdown, SiteDropdown } from '../SiteDropdown/index.ts'
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

/** A product dropdown of the header, each item with a line of its own. */
export function NavMenu({ label, items }: NavMenuProps) {
  return (
    <SiteDropdown label={label} align="start">
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <LinkSlot
              href={item.href}
              className={styles.item}
              onClick={({ currentTarget }) => closeDropdown(currentTarget)}
            >
              <span className={styles.label}>{item.label}</span>
              {item.tagline !== undefined && <span className={styles.tagline}>{item.tagline}</span>}
            </LinkSlot>
          </li>
        ))}
      </ul>
    </SiteDropdown>
  )
}
