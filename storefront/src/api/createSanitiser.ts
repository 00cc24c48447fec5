import createPurifier, { type WindowLike } from 'dompurify'

/** Sanitises HTML that another system wrote. */
export interface Sanitiser {
  /** Removes scripts, styles, forms and event handlers. A link takes the place of a frame, such as a film's. */
  readonly html: (source: string) => string
  /** Removes all tags and decodes entities. */
  readonly text: (source: string) => string
}

/** @param window - the browser's, or jsdom's while pages are prerendered */
export function createSanitiser(window: WindowLike): Sanitiser {
  const purifier = createPurifier(window)
  return {
    html: (source) => {
      // This document is inert: a frame in it loads nothing.
      const body = purifier.sanitize(source, {
        USE_PROFILES: { html: true },
        ADD_TAGS: ['iframe'],
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'class'],
        RETURN_DOM: true,
      })
      if (!(body instanceof window.Element)) return ''
      for (const frame of body.querySelectorAll('iframe')) {
        frame.replaceWith(...linkTo(frame.src, body.ownerDocument))
      }
      return body.innerHTML
    },
    text: (source) => {
      const body = purifier.sanitize(source, { ALLOWED_TAGS: [], RETURN_DOM: true })
      return body.textContent?.trim() ?? ''
    },
  }
}

/** Nothing for an address without a host. */
function linkTo(address: string, document: Document): readonly Element[] {
  if (!/^https?:\/\/./.test(address)) return []
  const link = document.createElement('a')
  link.href = address
  link.textContent = `Open it on ${new URL(address).hostname}`
  return [link]
}
