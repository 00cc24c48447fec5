import { framePartsAt } from '@stemside/rules'
import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { createElement, Suspense, use, useEffect } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { Boundary } from '../loading/Boundary.tsx'
import { Crash } from '../frame/Crash.tsx'
import { NavigationProvider } from '../hooks/NavigationProvider.tsx'
import { EmbeddedContent } from '../hooks/EmbeddedContent.ts'
import { ChunkLoadError } from '../loading/fetchedOnce.ts'
import { useScrollAndFocus } from '../hooks/useScrollAndFocus.ts'
import type { Page } from '../loading/route.ts'
import { pageAt } from '../routes/pageAt.ts'
import { ShopContext } from '../hooks/ShopContext.tsx'
import type { Shop } from '../state/createShop.ts'
import { usePageLocation } from '../hooks/navigation.ts'

export interface AppProps {
  readonly shop: Shop
  /** The texts that are embedded in the first page. */
  readonly content?: unknown
  /**
   * Called after each page has mounted or has shown its error; for the first page, after hydration.
   */
  readonly onReady?: () => void
}

/** The shop with its frame, at the router's location. */
export function App({ shop, content, onReady }: AppProps) {
  return (
    <NavigationProvider pageAt={pageAt}>
      <EmbeddedContent value={content}>
        <ShopAtPlace shop={shop} {...(onReady && { onReady })} />
      </EmbeddedContent>
    </NavigationProvider>
  )
}

function ShopAtPlace({ shop, onReady }: Omit<AppProps, 'content'>) {
  const { pathname } = usePageLocation()
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
    </ShopContext>
  )
}

function Screen({ page }: { readonly page: Page }) {
  return createElement(page.loaded() ?? use(page.load()))
}

/**
 * A sibling of the screen in the same Suspense boundary, because React hydrates each boundary
 * separately.
 */
function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
