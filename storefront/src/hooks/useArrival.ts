import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { usePageLocation } from './places.ts'

/**
 * What a browser does when it loads a page, for pages that are not loaded: a new one starts at its
 * top (or at its `#part`) with the focus on its content, and Back returns to the place it was left at.
 */
export function useArrival(): void {
  const { key, pathname, search, hash } = usePageLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const last = useRef({ key, page: pathname + search })

  useLayoutEffect(() => {
    const { key: lastKey, page: lastPage } = last.current
    last.current = { key, page: pathname + search }
    if (key === lastKey) return
    // A jump within the page, such as the skip link's, is the browser's own.
    if (kind === NavigationType.Pop && hash !== '' && pathname + search === lastPage) return
    if (kind === NavigationType.Pop) {
      window.scrollTo(0, places.current.get(key) ?? 0)
    } else if (pathname !== lastPage.replace(/\?.*$/, '') || hash !== '') arriveAt(hash)
  }, [key, pathname, search, hash, kind])

  useEffect(() => {
    const remember = () => places.current.set(last.current.key, window.scrollY)
    // The browser would scroll before the page has changed; a reload is its own affair again.
    const byUs = () => void (window.history.scrollRestoration = 'manual')
    const byBrowser = () => void (window.history.scrollRestoration = 'auto')
    byUs()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', byBrowser)
    window.addEventListener('pageshow', byUs)
    return () => {
      byBrowser()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', byBrowser)
      window.removeEventListener('pageshow', byUs)
    }
  }, [])
}

function arriveAt(hash: string) {
  const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (part === null) window.scrollTo(0, 0)
  else part.scrollIntoView()
  document.getElementById('main')?.focus({ preventScroll: true })
}
