import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { createElement, Suspense, use, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Frame } from './frame/Frame.tsx'
import { Boundary } from './frame/Boundary.tsx'
import { Crash } from './frame/Crash.tsx'
import { useArrival } from './frame/useArrival.ts'
import { findRoute, NotArrivedError, type Route } from './routes/defineRoute.ts'
import { routes } from './routes/routes.ts'
import { ShopContext } from './ShopContext.tsx'
import type { Shop } from './state/createShop.ts'

export interface AppProps {
  readonly shop: Shop
  /** Called when the whole page stands and has hydrated; what it returns is called at the end. */
  readonly onReady?: (shop: Shop) => () => void
}

/** The shop at the router's location, in its frame. */
export function App({ shop, onReady }: AppProps) {
  const { pathname } = useLocation()
  const route = findRoute(routes, pathname)
  const onFirstPage = useStartedOnce(shop, onReady)
  useArrival()
  return (
    <ShopContext value={shop}>
      <Boundary renderFailure={() => <Crash />}>
        <Frame hasHeader={route.hasHeader} hasFooter={route.hasFooter}>
          {/* Outside of what is new with each page: so that the present page stays while the next one comes. */}
          <Suspense>
            <Boundary
              key={pathname}
              renderFailure={(error, retry) =>
                error instanceof NotArrivedError ? (
                  <NotArrivedScreen
                    onRetry={() => {
                      route.forget()
                      retry()
                    }}
                  />
                ) : (
                  <Crash />
                )
              }
            >
              <Screen route={route} />
              <Ready onReady={onFirstPage} />
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

/** Calls `onReady` when it is first called itself, and what that returned when the app goes. */
function useStartedOnce(shop: Shop, onReady: AppProps['onReady']): () => void {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return useCallback(() => {
    stop.current ??= onReady?.(shop)
  }, [shop, onReady])
}

/** Stands beside the screen, inside its boundary, because React hydrates boundaries one by one. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
