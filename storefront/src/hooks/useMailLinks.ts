import { useEffect } from 'react'
import { mark, readMark } from '../effects/historyMarks.ts'
import { useStores } from './StoresContext.tsx'

/**
 * For the pages that the links in the mails of an order open (specification §4.76). `boot/main.tsx` takes the key of such
 * a link when the page loads.
 *
 * - Says why the store has refused the key.
 * - Loads the page again when a link leads to it while it is open: then the browser changes the fragment only.
 */
export function useMailLinks(): void {
  const { notices } = useStores()
  useEffect(() => {
    const message = readMark(window, 'linkRefusal')
    if (typeof message === 'string') {
      notices.show({ id: 'link-refused', message })
      mark(window, { linkRefusal: undefined })
    }
    const load = () => {
      if (window.location.hash.startsWith('#key=')) window.location.reload()
    }
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [notices])
}
