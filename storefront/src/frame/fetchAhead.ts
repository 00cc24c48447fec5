import { quickViewSku, skuParameter } from '@stemside/rules'
import { findRoute } from '../routes/defineRoute.ts'
import { routes } from '../routes/routes.ts'
import { QuickViewPanel } from './panels.ts'
import { wordsOf } from './wordsOf.ts'

/** Fetches the code of a link's page, unless the visitor asked to save data. */
export function fetchAhead(href: string): void {
  if (savesData()) return
  const sku = quickViewOf(href)
  if (sku === undefined) void findRoute(routes, new URL(href, location.href).pathname).ahead()
  else {
    void QuickViewPanel.ahead()
    void wordsOf(sku).ahead()
  }
}

let observer: IntersectionObserver | undefined

/** A link's `ref`: its page is fetched once the link is about to come into view and the browser is idle. */
export function fetchWhenInView(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (link === null || savesData()) return undefined
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        self.unobserve(target)
        // A quick view's own code is small and comes with a pointer or the focus.
        if (quickViewOf(target.href) === undefined) whenIdle(() => fetchAhead(target.href))
      }
    },
    // As much as a window's height below the window.
    { rootMargin: '0px 0px 100%' },
  )
  const watching = observer
  watching.observe(link)
  return () => watching.unobserve(link)
}

function quickViewOf(href: string) {
  const { pathname, searchParams } = new URL(href, location.href)
  return quickViewSku(pathname, searchParams.get(skuParameter))
}

/** What the page itself needs comes first. */
function whenIdle(work: () => void) {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(work), { once: true })
  } else if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

function savesData(): boolean {
  return 'connection' in navigator && hasSaveData(navigator.connection)
}

/** Chromium alone knows `navigator.connection`. */
function hasSaveData(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
