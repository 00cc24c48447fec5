import favicon from '@stemside/ui/art/brand/favicon.svg?inline'
import { VisuallyHidden } from '@stemside/ui/core/VisuallyHidden'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { StoreApi } from '../api/storeApi.ts'
import { App } from '../boot/App.tsx'
import { Document } from '../boot/Document.tsx'
import { contentElement, seedElement, writeJson } from '../boot/pageData.ts'
import { acknowledgement, script } from '../boot/ready.ts'
import type { Route } from '../loading/defineRoute.ts'
import { createShop } from '../state/createShop.ts'
import type { Seed } from '../state/seed.ts'

/** What all pages of a build share, as text or URL. */
export interface BuiltFiles {
  readonly earlyScript: string
  readonly styles: string
  /** The style sheet that declares the fonts. */
  readonly fonts: string
}

export interface PageRequest {
  readonly api: StoreApi
  readonly seed: Seed
  readonly location: string
  readonly route: Route
  readonly files: BuiltFiles
  /** URLs of the shop's script and of what it imports for this route. */
  readonly scripts: readonly string[]
}

/**
 * A location's whole page, as a new visitor of the seed's country sees it. React puts the preload of
 * the first picture before the styles; the fonts and the script follow the page's content.
 */
export async function renderPage(request: PageRequest): Promise<string> {
  const { api, seed, location, route, files, scripts } = request
  await route.load()
  const content = await route.content?.(seed.priceList.country)
  const head = (
    <>
      <script dangerouslySetInnerHTML={{ __html: files.earlyScript }} />
      <style href="shop" precedence="shop" dangerouslySetInnerHTML={{ __html: files.styles }} />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
  const start = (
    <VisuallyHidden>
      <output id={acknowledgement} />
    </VisuallyHidden>
  )
  const end = (
    <>
      <JsonElement id={seedElement} value={seed} />
      {content !== undefined && <JsonElement id={contentElement} value={content} />}
      <link rel="stylesheet" href={files.fonts} />
      {scripts.map((url, index) => (
        <script key={url} {...(index === 0 && { id: script })} type="module" src={url} />
      ))}
    </>
  )
  const { prelude } = await prerender(
    <Document head={head} start={start} end={end}>
      <StaticRouter location={location}>
        <App shop={createShop(seed, api)} />
      </StaticRouter>
    </Document>,
    // A long page in one piece: in chunks it would ship as a fallback with hidden markup.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

function JsonElement({ id, value }: { readonly id: string; readonly value: object }) {
  return (
    <script
      type="application/json"
      id={id}
      dangerouslySetInnerHTML={{ __html: writeJson(value) }}
    />
  )
}
