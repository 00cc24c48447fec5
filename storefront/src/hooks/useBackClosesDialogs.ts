import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pageUnder, useNavigation } from './navigation.ts'
import { useStores } from './StoresContext.tsx'

/**
 * Lets Back close the uppermost dialog and nothing else. An open dialog has a history entry of its own with
 * the URL of its page. Closing the dialog in another way leaves that entry: the next dialog uses it again, a
 * link replaces it, and Back skips it. Going back at once instead would race with the press that comes next.
 */
export function useBackClosesDialogs(): void {
  const { dialogs } = useStores()
  const { stack } = useSnapshot(dialogs.state)
  const location = useLocation()
  const navigate = useNavigate()
  const { pendingPathname } = useNavigation()
  const last = useRef(location)

  useEffect(() => {
    // `useClosedWithPage` may just have closed those of the last render.
    const top = stack.length === 0 ? undefined : dialogs.state.stack.at(-1)?.id
    const isBack = pageUnder(last.current) === location.key
    last.current = location
    if (isBack) {
      if (top === undefined) void navigate(-1)
      else dialogs.close(top)
      return
    }
    if (top === undefined || pageUnder(location) !== undefined) return
    const { pathname, search, hash } = window.location
    // Back was pressed, but the router has not rendered the page before yet. This effect runs again once it has.
    if (pathname !== location.pathname) return
    // The dialog belongs to the page that is still loading, and gets its entry there.
    if ((pendingPathname() ?? pathname) !== pathname) return
    void navigate({ pathname, search, hash }, { state: { pageUnder: location.key } })
  }, [dialogs, stack, location, navigate, pendingPathname])
}
