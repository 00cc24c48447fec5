import { skuParameter } from '@stemside/rules'
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom'
import { findRoute } from '../routes/defineRoute.ts'
import { routes } from '../routes/routes.ts'
import { createPlaces, QuickViewContext } from './quickViews.ts'

/**
 * As React Router's BrowserRouter, which makes every change of the page a transition, rendered in
 * slices between other work. Here a page whose code is in opens at once; for another the present one
 * stays until it has come.
 */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [navigator] = useState(() => pushingOnce(history))
  const [placeAt] = useState(() => createPlaces(history.location))
  const [place, setPlace] = useState(() => placeAt(history.action, history.location))
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const next = placeAt(action, location)
        const open = () => setPlace(next)
        const { pathname } = next.location
        if (findRoute(routes, pathname).loaded() === undefined) startTransition(open)
        else open()
      }),
    [history, placeAt],
  )
  const { quickView: sku, isOverPage } = place
  const close = useCallback(() => {
    if (isOverPage) {
      history.go(-1)
      return
    }
    const { pathname, search, hash } = history.location
    const query = new URLSearchParams(search)
    query.delete(skuParameter)
    const rest = query.toString()
    history.replace({ pathname, search: rest === '' ? '' : `?${rest}`, hash })
  }, [history, isOverPage])
  const quickView = useMemo(() => ({ sku, close }), [sku, close])
  return (
    <Router navigator={navigator} location={place.location} navigationType={place.action}>
      <QuickViewContext value={quickView}>{children}</QuickViewContext>
    </Router>
  )
}

/** A second press on the way to a page adds nothing to the history, as with a browser's own links. */
function pushingOnce(history: ReturnType<typeof createBrowserHistory>): Navigator {
  return {
    ...history,
    push(to, state) {
      if (history.createHref(to) !== history.createHref(history.location)) history.push(to, state)
    },
  }
}
