import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { createElement, Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Frame } from './frame/Frame.tsx'
import { Boundary } from './frame/Boundary.tsx'
import { Crash } from './frame/Crash.tsx'
import { NotArrivedError } from './frame/fetchedOnce.ts'
import { useArrival } from './frame/useArrival.ts'
import { findRoute, type Route } from './routes/defineRoute.ts'
import { routes } from './routes/routes.ts'
import { ShopContext } from './ShopContext.tsx'
import type { Shop } from './state/createShop.ts'

export interface AppProps {
  readonly shop: Shop
  /** Called when a page stands, or is told to be missing: the first one once it has hydrated, and each that is opened. */
  readonly onReady?: () => void
}

/** The shop at the router's location, in its frame. */
export function App({ shop, onReady }: AppProps) {
  const { pathname } = useLocation()
  const route = findRoute(routes, pathname)
  useArrival()
  const ready = onReady !== undefined && <Ready onReady={onReady} />
  return (
    <ShopContext value={shop}>
      <Boundary renderFailure={() => <Crash />}>
        <Frame hasHeader={route.hasHeader} hasFooter={route.hasFooter}>
          {/* Outside of what is new with each page: so that the present page stays while the next one comes. */}
          <Suspense>
            <Boundary
              key={pathname}
              renderFailure={({ error, retry, isRetrying }) =>
                error instanceof NotArrivedError ? (
                  <>
                    <NotArrivedScreen onRetry={retry} isRetrying={isRetrying} />
                    {ready}
                  </>
                ) : (
                  <Crash />
                )
              }
            >
              <Screen route={route} />
              {ready}
            </Boundary>
          </Suspense>
        </Frame>
      </Boundary>
    </ShopContext>
  )
}

function Screen({ route }: { readonly route: Route }) {
  return createElement(route.loaded() ?? use(route.load()))
}

/** Stands beside the screen, inside its boundary, because React hydrates boundaries one by one. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
