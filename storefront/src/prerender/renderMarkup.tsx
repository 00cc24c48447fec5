import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { StoreApi } from '../api/storeApi.ts'
import { App } from '../App.tsx'
import type { Route } from '../routes/defineRoute.ts'
import { createShop } from '../state/createShop.ts'
import type { Seed } from './seed.ts'

/** A location's markup as a new visitor of the seed's country sees it. */
export async function renderMarkup(
  api: StoreApi,
  seed: Seed,
  location: string,
  route: Route,
): Promise<string> {
  await route.load()
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <App shop={createShop(seed, api)} />
    </StaticRouter>,
    // A long page in one piece: in chunks it would ship as a fallback with hidden markup.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
