import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { findRoute } from '../routes/defineRoute.ts'
import { routes } from '../routes/routes.ts'

/**
 * As React Router's BrowserRouter, which makes every change of the page a transition, rendered in
 * slices between other work. Here a page whose code is in opens at once; for another the present one
 * stays until it has come.
 */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
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
    <Router navigator={history} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  )
}
