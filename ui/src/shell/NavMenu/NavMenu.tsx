import { SiteDropdown } from '../SiteDropdown/index.ts'

export interface NavMenuItem {
  readonly label: string
  readonly href: string
  /** One line under the label. */
  readonly tagline?: string
}

export interface NavMenuProps {
  /** The trigger's text. */
  label: string
  /** The line's page. Without JavaScript the trigger links to it. */
  href: string
  /** The menu's links, in this order. */
  items: readonly NavMenuItem[]
}

/** A product dropdown of the header: links with a tagline each. */
export function NavMenu({ label, href, items }: NavMenuProps) {
  return <SiteDropdown label={label} href={href} entries={items} />
}
