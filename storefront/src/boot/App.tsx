import { framePartsAt } from '@stemside/rules'
import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { createElement, Suspense, use, useEffect } from 'react'
import { fetchNext } from '../frame/fetchAhead.ts'
import { Frame } from '../frame/Frame.tsx'
import { Boundary } from '../loading/Boundary.tsx'
import { Crash } from '../frame/Crash.tsx'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { EmbeddedContent } from '../hooks/EmbeddedContent.ts'
import { ChunkLoadError } from '../loading/fetchedOnce.ts'
import { useScrollAndFocus } from '../hooks/useScrollAndFocus.ts'
import type { Page } from '../loading/route.ts'
import { pageAt } from '../routes/pageAt.ts'
import { StoresContext } from '../hooks/StoresContext.tsx'
import type { Stores } from '../state/createStores.ts'
import { usePageLocation } from '../hooks/navigation.ts'

export interface AppProps {
  readonly stores: Stores
  /** The texts that are embedded in the first page. */
  readonly content?: unknown
  /**
   * Called after each page has mounted or has shown its error; for the first page, after hydration.
   */
  readonly onReady?: () => void
}

/** The shop with its frame, at the router's location. */
export function App({ stores, content, onReady }: AppProps) {
  return (
    <NavigationProvider pageAt={pageAt}>
      <EmbeddedContent value={content}>
        <PlacedShop stores={stores} {...(onReady && { onReady })} />
      </EmbeddedContent>
    </NavigationProvider>
  )
}

function PlacedShop({ stores, onReady }: Omit<AppProps, 'content'>) {
  const { pathname } = usePageLocation()
  useScrollAndFocus()
  const ready = onReady !== undefined && <Ready pathname={pathname} onReady={onReady} />
  return (
    <StoresContext value={stores}>
      <Boundary
        renderFailure={() => (
          <>
            <Crash />
            {ready}
          </>
        )}
      >
        <Frame {...framePartsAt(pathname)}>
          {/* This boundary has no key, so React keeps the present page on screen while the next one
              loads. */}
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
              <Screen page={pageAt(pathname)} />
              {ready}
            </Boundary>
          </Suspense>
        </Frame>
      </Boundary>
    </StoresContext>
  )
}

function Screen({ page }: { readonly page: Page }) {
  return createElement(page.loaded() ?? use(page.load()))
}

/**
 * Reports that the page is hydrated, and prefetches the next one. It stands beside the screen in the same Suspense
 * boundary: its effects run only when React has hydrated that boundary, and so the screen.
 */
function Ready({ pathname, onReady }: ReadyProps) {
  useEffect(onReady, [onReady])
  useEffect(() => fetchNext(pageAt(pathname), pageAt), [pathname])
  return null
}

interface ReadyProps {
  readonly pathname: string
  readonly onReady: () => void
}
