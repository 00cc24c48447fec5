import { quickViewSku, skuParameter } from '@stemside/rules'
import { useCallback } from 'react'
import { useNavigation } from '../hooks/navigation.ts'
import { wordsOf } from '../loading/wordsOf.ts'
import { QuickViewPanel } from './panels.ts'

export interface AheadOfLink {
  /** Fetches the code of the link's page, unless the visitor asked to save data. */
  readonly fetchNow: () => void
  /** The link's `ref`: its page is fetched once the link is about to come into view and the browser is idle. */
  readonly whenInView: (link: HTMLAnchorElement | null) => (() => void) | undefined
}

/** Fetches a link's page before somebody presses it. */
export function useFetchAhead(href: string): AheadOfLink {
  const { fetchPage } = useNavigation()
  const fetchNow = useCallback(() => {
    if (savesData()) return
    const sku = quickViewOf(href)
    if (sku === undefined) fetchPage(new URL(href, location.href).pathname)
    else {
      void QuickViewPanel.ahead()
      void wordsOf(sku).ahead()
    }
  }, [href, fetchPage])
  const whenInView = useCallback(
    (link: HTMLAnchorElement | null) => {
      // A quick view's own code is small and comes with a pointer or the focus.
      if (link === null || savesData() || quickViewOf(href) !== undefined) return undefined
      return observe(link, () => whenIdle(fetchNow))
    },
    [href, fetchNow],
  )
  return { fetchNow, whenInView }
}

const watched = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls `act` once, when the element is in view or at most a window's height below; gives how to stop. */
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
