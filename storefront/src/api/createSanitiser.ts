import createPurifier, { type WindowLike } from 'dompurify'

/** Sanitises HTML that another system wrote. */
export interface Sanitiser {
  /** Removes scripts, styles, forms and event handlers. */
  readonly html: (source: string) => string
  /** Removes all tags and decodes entities. */
  readonly text: (source: string) => string
}

/** @param window - the browser's, or jsdom's while pages are prerendered */
export function createSanitiser(window: WindowLike): Sanitiser {
  const purifier = createPurifier(window)
  return {
    html: (source) =>
      purifier.sanitize(source, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'class'],
      }),
    text: (source) => {
      const body = purifier.sanitize(source, { ALLOWED_TAGS: [], RETURN_DOM: true })
      return body.textContent?.trim() ?? ''
    },
  }
}
