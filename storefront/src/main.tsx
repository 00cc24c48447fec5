import '@stemside/ui/styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createStoreApi } from './api/storeApi.ts'
import { App } from './App.tsx'
import { keepAttemptInSession } from './effects/keepAttempt.ts'
import { repeatEarlyUse } from './effects/earlyUse.ts'
import { keepDraftInSession } from './effects/keepDraft.ts'
import { startEffects } from './effects/startEffects.ts'
import { ShopRouter } from './frame/ShopRouter.tsx'
import { readContent, readSeed } from './prerender/seed.ts'
import { findRoute } from './routes/defineRoute.ts'
import { routes } from './routes/routes.ts'
import { createShop } from './state/createShop.ts'
import { createStoreClock } from './state/storeClock.ts'

/*
 * The page was prerendered with its seed: hydration starts from exactly that, once the route's code
 * is in. What this visitor has stored comes afterwards, or hydration would find other markup than
 * it expects.
 */

const clock = createStoreClock()
const api = createStoreApi({
  fetch: globalThis.fetch.bind(globalThis),
  origin: '',
  onDate: clock.hear,
})

async function open(container: HTMLElement) {
  const embedded = readSeed(document)
  const [seed] = await Promise.all([
    embedded ??
      import('./prerender/fetchSeed.ts').then(({ fetchSeed }) => fetchSeed(api, location.search)),
    // Where the screen's code does not arrive, the page opens all the same, and says so.
    findRoute(routes, location.pathname)
      .load(readContent(document))
      .catch(() => undefined),
  ])
  const shop = createShop(seed, api, {
    attempts: keepAttemptInSession(window),
    draft: keepDraftInSession(window),
    clock,
  })
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    startEffects(shop)
    // The bench reads it: from here on the page answers.
    document.documentElement.dataset.ready = ''
    repeatEarlyUse(document)
  }
  // In a task of its own: hydration has just ended one, and what is stored draws parts of the page again.
  const startSoon = () => void setTimeout(start)
  const app = (
    <ShopRouter>
      <App shop={shop} onReady={startSoon} />
    </ShopRouter>
  )
  // In slices, so that a press on a slow phone does not wait for the whole page.
  startTransition(() => {
    if (embedded === undefined) createRoot(container).render(app)
    else hydrateRoot(container, app)
  })
}

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no #root')
void open(container)
