import type { PageLink } from '@stemside/ui/content/pages/types'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { TextRoute, type TextContent } from './TextRoute.tsx'

/** /guarantee. A toy's page links here with `?toy=`, and then the links to the contact form name that toy. */
export function GuaranteeRoute({ page }: { readonly page: TextContent }) {
  const toy = useQueryParameters().get('toy')
  if (toy === null) return <TextRoute page={page} />
  const sections = page.sections.map(({ links, ...section }) => ({
    ...section,
    ...(links && { links: links.map((link) => aboutToy(link, toy)) }),
  }))
  return <TextRoute page={{ ...page, sections }} />
}

function aboutToy(link: PageLink, toy: string): PageLink {
  const isLetter = link.href.startsWith('/contact-us?')
  return isLetter ? { ...link, href: `${link.href}&toy=${encodeURIComponent(toy)}` } : link
}
