import '@stemside/ui/styles.css'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { storeOrigin } from '../api/backEnds.ts'
import { getSession } from '../api/session.ts'
import { createStoreApi } from '../api/storeApi.ts'
import { App } from './App.tsx'
import { keepOneSlash } from '../effects/addresses.ts'
import { keepAttempt } from '../effects/keepAttempt.ts'
import { keepJson } from '../effects/keepJson.ts'
import { hasSessionHint } from '../effects/sessionHint.ts'
import { startEffects } from '../effects/startEffects.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { pageAt } from '../routes/pageAt.ts'
import { parseDraft } from '../state/checkoutDraft.ts'
import { createStores } from '../state/createStores.ts'
import { createStoreClock } from '../state/storeClock.ts'
import { Document } from './Document.tsx'
import { readContent, readSeed } from './pageData.ts'
import { replayEarly } from './replayEarly.ts'

/* The page was prerendered from its seed. Hydration starts from the same seed after the route's
   code has loaded. Stored state is applied after hydration, because it would make the markup
   differ. */

const clock = createStoreClock()
const api = createStoreApi({
  fetch: globalThis.fetch.bind(globalThis),
  origin: storeOrigin ?? '',
  // The session's cookie belongs to the store.
  credentials: storeOrigin === undefined ? 'same-origin' : 'include',
  onDate: clock.hear,
})

async function open() {
  // Asked for beside the route's code. The answer waits for hydration, because it would make the markup differ.
  const session = hasSessionHint(window) ? getSession(api) : undefined
  // The session's store handles an error.
  session?.catch(() => undefined)
  keepOneSlash(window)
  const embedded = readSeed(document)
  const content = readContent(document)
  const [seed] = await Promise.all([
    embedded ?? import('./fetchSeed.ts').then(({ fetchSeed }) => fetchSeed(api, location.search)),
    // If the route's code fails to load, open the page anyway: it shows the error.
    pageAt(location.pathname)
      .load(content)
      .catch(() => undefined),
    // The link of a mail. If this fails, the page asks for the order's number and email address.
    location.hash.startsWith('#key=') &&
      import('../effects/takeLinkKey.ts')
        .then(({ takeLinkKey }) => takeLinkKey(api, window))
        .catch(() => undefined),
  ])
  const stores = createStores(seed, api, {
    attempts: keepAttempt(window),
    draft: keepJson(storageKeys.checkoutDraft, window, parseDraft),
    clock,
  })
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    startEffects(stores, session)
    document.documentElement.dataset['ready'] = ''
    void replayEarly()
  }
  const app = (
    <BrowserRouter useTransitions={false}>
      {/* Starts in a new task, because hydration was a long one and stored state renders parts of
          the page again. */}
      <App stores={stores} content={content} onReady={() => void setTimeout(start)} />
    </BrowserRouter>
  )
  // A transition hydrates in small steps, so that a slow phone can scroll meanwhile.
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

open().catch((error: unknown) => {
  window.failStart?.()
  throw error
})
