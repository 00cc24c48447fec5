import { SiteDropdown } from '../SiteDropdown/index.ts'

export interface NavMenuItem {
  readonly label: string
  readonly href: string
  /** One line under the label. */
  readonly tagline?: string
}

export interface NavMenuProps {
  /** What opens it. */
  label: string
  /** The page that the trigger links to without script: the line's own. */
  href: string
  /** The links, in this order. */
  items: readonly NavMenuItem[]
}

/** A product dropdown of the header: links, each with a line of its own. */
export function NavMenu({ label, href, items }: NavMenuProps) {
  return <SiteDropdown label={label} href={href} entries={items} />
}
