import '@stemside/ui/styles.css'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createStoreApi } from '../api/storeApi.ts'
import { App } from './App.tsx'
import { keepAttemptInSession } from '../effects/keepAttempt.ts'
import { keepDraftInSession } from '../effects/keepDraft.ts'
import { startEffects } from '../effects/startEffects.ts'
import { findRoute } from '../loading/defineRoute.ts'
import { routes } from '../routes/routes.ts'
import { createShop } from '../state/createShop.ts'
import { createStoreClock } from '../state/storeClock.ts'
import { Document } from './Document.tsx'
import { readContent, readSeed } from './pageData.ts'
import { announceReady } from './ready.ts'

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

async function open() {
  const embedded = readSeed(document)
  const [seed] = await Promise.all([
    embedded ?? import('./fetchSeed.ts').then(({ fetchSeed }) => fetchSeed(api, location.search)),
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
    announceReady()
  }
  const app = (
    <BrowserRouter useTransitions={false}>
      {/* In a task of its own: hydration has just ended one, and stored state draws parts of the page again. */}
      <App shop={shop} onReady={() => void setTimeout(start)} />
    </BrowserRouter>
  )
  // In slices, so that a slow phone can scroll meanwhile.
  startTransition(() => {
    if (embedded === undefined) renderInDevelopment(app)
    else hydrateRoot(document, <Document>{app}</Document>)
  })
}

function renderInDevelopment(app: ReactNode) {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  createRoot(container).render(app)
}

void open()
