import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { createElement, Suspense, use, useEffect } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { Boundary } from '../loading/Boundary.tsx'
import { Crash } from '../frame/Crash.tsx'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { ChunkLoadError } from '../loading/fetchedOnce.ts'
import { useScrollAndFocus } from '../hooks/useScrollAndFocus.ts'
import { findRoute, type Route } from '../loading/defineRoute.ts'
import { hasPage } from '../routes/hasPage.ts'
import { routes } from '../routes/routes.ts'
import { ShopContext } from '../hooks/ShopContext.tsx'
import type { Shop } from '../state/createShop.ts'
import { usePageLocation } from '../hooks/navigation.ts'

export interface AppProps {
  readonly shop: Shop
  /** Called after each page has mounted or has shown its failure; for the first page, after hydration. */
  readonly onReady?: () => void
}

/** The shop at the router's location, in its frame. */
export function App({ shop, onReady }: AppProps) {
  return (
    <NavigationProvider routes={routes}>
      <ShopAtPlace shop={shop} {...(onReady && { onReady })} />
    </NavigationProvider>
  )
}

function ShopAtPlace({ shop, onReady }: AppProps) {
  const { pathname } = usePageLocation()
  const route = findRoute(routes, pathname)
  useScrollAndFocus()
  const ready = onReady !== undefined && <Ready onReady={onReady} />
  return (
    <ShopContext value={shop}>
      <Boundary
        renderFailure={() => (
          <>
            <Crash />
            {ready}
          </>
        )}
      >
        <Frame hasHeader={route.hasHeader} hasFooter={route.hasFooter} hasPage={hasPage}>
          {/* Outside of what is new with each page: so that the present page stays while the next one comes. */}
          <Suspense>
            <Boundary
              key={pathname}
              renderFailure={({ error, retry, isRetrying }) => (
                <>
                  {error instanceof ChunkLoadError ? (
                    <NotArrivedScreen onRetry={retry} isLoading={isRetrying} />
                  ) : (
                    <Crash />
                  )}
                  {ready}
                </>
              )}
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
