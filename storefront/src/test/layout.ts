import { vi } from 'vitest'

/** jsdom has no layout: this stub never sees anything come into view. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Gives jsdom the parts of a browser that need a layout, so that whole pages render. */
export function stubLayout(): void {
  vi.stubGlobal('IntersectionObserver', NothingInView)
  vi.stubGlobal('scrollTo', () => undefined)
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}
