import createPurifier, { type WindowLike } from 'dompurify'

/** Makes HTML that another system wrote safe. */
export interface Sanitiser {
  /** Without scripts, styles, forms and event handlers. */
  readonly html: (source: string) => string
  /** The text alone, with entities resolved. */
  readonly text: (source: string) => string
}

/** With the browser's window, or jsdom's while pages are prerendered. */
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
