import favicon from '@stemside/ui/art/brand/favicon.svg?inline'
import { VisuallyHidden } from '@stemside/ui/core/VisuallyHidden'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../boot/App.tsx'
import { Document } from '../boot/Document.tsx'
import { contentElement, script, seedElement, writeJson } from '../boot/pageData.ts'
import { acknowledgement } from '../loading/busy.ts'
import type { ContentSource, Route } from '../loading/route.ts'
import { pageAt } from '../routes/pageAt.ts'
import { createStores } from '../state/createStores.ts'
import type { Seed } from '../state/seed.ts'
import { unknownStyles } from './pageStyles.ts'

export interface PageRequest {
  readonly source: ContentSource
  readonly seed: Seed
  readonly location: string
  readonly route: Route
  /** The code of the inline scripts, in order. */
  readonly earlyScripts: readonly string[]
  /** URLs of the shop's script and of the chunks that it imports for this route. */
  readonly scripts: readonly string[]
}

/**
 * Renders a whole page as a new visitor of the seed's country sees it. React puts the preload of
 * the first picture before the styles. The rest of the styles and the script follow the content.
 * The page still needs `fillStyles`.
 */
export async function renderPage(request: PageRequest): Promise<string> {
  const { source, seed, location, route, earlyScripts, scripts } = request
  const { country } = seed.priceList
  const content = await route.content?.({ ...source, country, location })
  await pageAt(location).load()
  const head = (
    <>
      {earlyScripts.map((text) => (
        <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <style
        href="shop"
        precedence="shop"
        dangerouslySetInnerHTML={{ __html: unknownStyles.first }}
      />
      {scripts.map((url) => (
        // Otherwise a browser that lays out the start of a long page requests its lazy pictures first.
        <link key={url} rel="modulepreload" href={url} />
      ))}
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
      <link rel="stylesheet" href={unknownStyles.restUrl} />
      {scripts.map((url, index) => (
        <script key={url} {...(index === 0 && { id: script })} type="module" src={url} />
      ))}
    </>
  )
  const { prelude } = await prerender(
    <Document head={head} start={start} end={end}>
      <StaticRouter location={location}>
        <App stores={createStores(seed, source.api)} content={content} />
      </StaticRouter>
    </Document>,
    // In one chunk: in several, React would send a long page as a fallback with hidden markup.
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
