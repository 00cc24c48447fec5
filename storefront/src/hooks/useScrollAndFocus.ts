import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { elementAt } from '../effects/addresses.ts'
import { pageUnder, usePageLocation } from './navigation.ts'

/**
 * Does for client-side navigation what a browser does on loading a page: a new page starts at its
 * top or at its `#part`, with the focus on its content. Back restores the scroll position.
 */
export function useScrollAndFocus(): void {
  const location = usePageLocation()
  const { pathname, search, hash } = location
  const key = pageUnder(location) ?? location.key
  const kind = useNavigationType()
  const scrollPositions = useRef(new Map<string, number>())
  const last = useRef({ key, page: pathname + search })

  useLayoutEffect(() => {
    const { key: lastKey, page: lastPage } = last.current
    last.current = { key, page: pathname + search }
    if (key === lastKey) return
    // The browser itself scrolls to a `#part` of the present page, as for the skip link.
    if (kind === NavigationType.Pop && hash !== '' && pathname + search === lastPage) return
    if (kind === NavigationType.Pop) {
      window.scrollTo(0, scrollPositions.current.get(key) ?? 0)
    } else if (pathname !== lastPage.replace(/\?.*$/, '') || hash !== '') startAt(hash)
  }, [key, pathname, search, hash, kind])

  useEffect(() => {
    const remember = () => scrollPositions.current.set(last.current.key, window.scrollY)
    // On Back the browser would scroll before the page has changed, so the shop does it. On a
    // reload the browser does it.
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

function startAt(hash: string) {
  const part = elementAt(hash, document)
  if (part === null) window.scrollTo(0, 0)
  else part.scrollIntoView()
  document.getElementById('main')?.focus({ preventScroll: true })
}
