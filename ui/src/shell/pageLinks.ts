import { pagesFor } from '@stemside/rules'
import { contactLink, helpLinks } from './navigation.ts'
import type { NavMenuItem } from './NavMenu/index.ts'

/** The links to pages that a search asks for, beside toys. */
export function pageLinksFor(text: string): readonly NavMenuItem[] {
  const pages: readonly string[] = pagesFor(text)
  return [...helpLinks, contactLink].filter(({ href }) => pages.includes(href))
}
