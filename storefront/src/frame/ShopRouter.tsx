import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom'
import { findRoute } from '../routes/defineRoute.ts'
import { routes } from '../routes/routes.ts'

/**
 * As React Router's BrowserRouter, which makes every change of the page a transition, rendered in
 * slices between other work. Here a page whose code is in opens at once; for another the present one
 * stays until it has come.
 */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [navigator] = useState(() => pushingOnce(history))
  const [place, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const open = () => setPlace({ action, location })
        if (findRoute(routes, location.pathname).loaded() === undefined) startTransition(open)
        else open()
      }),
    [history],
  )
  return (
    <Router navigator={navigator} location={place.location} navigationType={place.action}>
      {children}
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
