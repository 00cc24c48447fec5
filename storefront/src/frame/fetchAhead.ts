import { quickViewSku, skuParameter, type SoldSku } from '@stemside/rules'
import { useCallback } from 'react'
import { shopUrl } from '../effects/addresses.ts'
import { useNavigation } from '../hooks/navigation.ts'
import type { Page } from '../loading/route.ts'
import { QuickViewPanel } from './panels.ts'

/** Returns how to prefetch a link's page before it is pressed. Nothing is prefetched if the visitor asked to save data. */
export function useFetchAhead(href: string): () => void {
  const { pageAt } = useNavigation()
  return useCallback(() => {
    if (savesData()) return
    const sku = quickViewOf(href)
    if (sku === undefined) void pageAt(pathOf(href))?.ahead()
    else void fetchQuickView(sku)
  }, [href, pageAt])
}

/**
 * Prefetches the page that most shoppers open after this one, if there is one. Call it when this page is ready: it waits
 * until the browser is idle too. The returned function stops waiting.
 */
export function fetchNext(
  { next }: Page,
  pageAt: (path: string) => Page,
): (() => void) | undefined {
  if (next === undefined || savesData()) return undefined
  let isOver = false
  whenIdle(() => {
    if (!isOver) void pageAt(next).ahead()
  })
  return () => {
    isOver = true
  }
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
