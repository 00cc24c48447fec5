import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({ async: false })

/** What a post's text may hold. Everything else is dropped; scripts and styles with their content. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 p ul ol li blockquote table thead tbody tr th td strong em a br'.split(' '),
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
}

/** A post's Markdown as HTML that is safe to put into a page. */
export function renderText(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed).trim()
}
