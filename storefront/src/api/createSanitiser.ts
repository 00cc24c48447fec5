import createPurifier, { type WindowLike } from 'dompurify'

/** Sanitises what another system wrote. */
export interface Sanitiser {
  /** Removes scripts, styles, forms and event handlers. Replaces each frame, such as a film's, by a link to its address. */
  readonly html: (source: string) => string
  /** Removes all tags and decodes entities. */
  readonly text: (source: string) => string
  /** An address as the other system means it: a relative one belongs to its host. */
  readonly address: (source: string | undefined) => string | undefined
}

/**
 * @param window - the browser's, or jsdom's while pages are prerendered
 * @param host - the origin of relative addresses; without it they stay as they are
 */
export function createSanitiser(window: WindowLike, host?: string): Sanitiser {
  const purifier = createPurifier(window)
  const address = (source: string | undefined) =>
    host === undefined || source === undefined ? source : resolve(source, host)
  return {
    html: (source) => {
      // This document is inert: a frame in it loads nothing.
      const body = purifier.sanitize(source, {
        USE_PROFILES: { html: true },
        ADD_TAGS: ['iframe'],
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'template'],
        FORBID_ATTR: ['style', 'id', 'class'],
        RETURN_DOM: true,
      })
      if (!(body instanceof window.Element)) return ''
      for (const frame of body.querySelectorAll('iframe')) {
        const shown = address(frame.getAttribute('src') ?? undefined)
        frame.replaceWith(...linkTo(shown, frame.title, body.ownerDocument))
      }
      if (host !== undefined) resolveAll(body, host)
      return body.innerHTML
    },
    text: (source) => {
      const body = purifier.sanitize(source, { ALLOWED_TAGS: [], RETURN_DOM: true })
      return body.textContent?.trim() ?? ''
    },
    address,
  }
}

/** Makes relative addresses whole. Leaves `srcset` alone, because WordPress writes whole addresses there. */
function resolveAll(body: Element, host: string): void {
  for (const name of ['href', 'src', 'poster']) {
    for (const element of body.querySelectorAll(`[${name}]`)) {
      const source = element.getAttribute(name) ?? ''
      // A place in the text itself cannot be reached, because ids are removed.
      const whole = source.startsWith('#') ? undefined : resolve(source, host)
      if (whole === undefined) element.removeAttribute(name)
      else element.setAttribute(name, whole)
    }
  }
}

/** Undefined for what is no address. */
function resolve(source: string, host: string): string | undefined {
  try {
    return new URL(source, host).href
  } catch {
    return undefined
  }
}

/** Nothing for an address without a host. */
function linkTo(
  address: string | undefined,
  title: string,
  document: Document,
): readonly Element[] {
  if (address === undefined || !/^https?:\/\/./.test(address)) return []
  const host = new URL(address).hostname
  const link = document.createElement('a')
  link.href = address
  link.textContent = title === '' ? `Open this at ${host}` : `${title} (${host})`
  return [link]
}
