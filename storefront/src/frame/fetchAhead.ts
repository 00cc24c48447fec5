import { quickViewSku, skuParameter, type SoldSku } from '@stemside/rules'
import { useCallback } from 'react'
import { shopUrl } from '../effects/addresses.ts'
import { useNavigation } from '../hooks/navigation.ts'
import { QuickViewPanel } from './panels.ts'

export interface AheadOfLink {
  /** Prefetches the code of the link's page, unless the visitor asked to save data. */
  readonly fetchNow: () => void
  /**
   * The link's `ref`: prefetches a page on the way to buying when the link is near the viewport and the
   * browser is idle.
   */
  readonly whenInView: (link: HTMLAnchorElement | null) => (() => void) | undefined
}

/** Prefetches a link's page before it is pressed. */
export function useFetchAhead(href: string): AheadOfLink {
  const { pageAt } = useNavigation()
  const fetchNow = useCallback(() => {
    if (savesData()) return
    const sku = quickViewOf(href)
    if (sku === undefined) void pageAt(pathOf(href))?.ahead()
    else void fetchQuickView(sku)
  }, [href, pageAt])
  const whenInView = useCallback(
    (link: HTMLAnchorElement | null) => {
      // A quick view's chunk is small; pointer or focus fetch it.
      if (link === null || savesData() || quickViewOf(href) !== undefined) return undefined
      const fetchInView = () => {
        const page = pageAt(pathOf(href))
        if (page?.isFetchedInView === true) void page.ahead()
      }
      return observe(link, () => whenIdle(fetchInView))
    },
    [href, pageAt],
  )
  return { fetchNow, whenInView }
}

/** The table of all products' texts is a chunk of its own, so that the page's script does not list them. */
async function fetchQuickView(sku: SoldSku): Promise<void> {
  void QuickViewPanel.ahead()
  try {
    const { wordsOf } = await import('../loading/wordsOf.ts')
    await wordsOf(sku).ahead()
  } catch {
    // The press fetches again.
  }
}

const watched = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls `act` once, when the element is in the viewport or at most one viewport below it. Returns
 * how to stop.
 */
function observe(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        self.unobserve(target)
        watched.get(target)?.()
      }
    },
    { rootMargin: '0px 0px 100%' },
  )
  const watching = observer
  watched.set(element, act)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function pathOf(href: string): string {
  return shopUrl(href, location.href).pathname
}

function quickViewOf(href: string) {
  const { pathname, searchParams } = shopUrl(href, location.href)
  return quickViewSku(pathname, searchParams.get(skuParameter))
}

/** Waits until the page itself has loaded and the browser is idle. */
function whenIdle(work: () => void) {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(work), { once: true })
  } else if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

function savesData(): boolean {
  return 'connection' in navigator && hasSaveData(navigator.connection)
}

/** Only Chromium has `navigator.connection`. */
function hasSaveData(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
