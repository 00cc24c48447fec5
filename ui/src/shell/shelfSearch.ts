import {
  pagesFor,
  rankOnShelf,
  type CountryCode,
  type Ranks,
  type ShelfEntry,
} from '@stemside/rules'
import { contactLink, finderLink, giftGuideLink, helpLinks, schoolsLink } from './navigation.ts'
import type { NavMenuItem } from './NavMenu/index.ts'

/** Finds toys and pages by a search text. Load it lazily: its words weigh as much as the listing. */
export interface ShelfSearch {
  readonly rank: (entries: readonly ShelfEntry[], text: string, country: CountryCode) => Ranks
  readonly pageLinksFor: (text: string) => readonly NavMenuItem[]
}

export const shelfSearch: ShelfSearch = { rank: rankOnShelf, pageLinksFor }

/** The links to pages that a search asks for, beside toys. */
export function pageLinksFor(text: string): readonly NavMenuItem[] {
  const pages: readonly string[] = pagesFor(text)
  return helpPages.filter(({ href }) => pages.includes(href))
}

const helpPages: readonly NavMenuItem[] = [
  finderLink,
  giftGuideLink,
  ...helpLinks,
  { label: 'The gamepad, explained', href: '/plugo#gamepad' },
  schoolsLink,
  { label: 'Prices, tax and invoices', href: '/tnc#prices' },
  contactLink,
]
