import type { BodyOf } from '@stemside/rules/contract'
import { calls } from '@stemside/rules/contract/calls'
import type { Vital } from './watchVitals.ts'

type Moment = 'visibilitychange' | 'online'

/** The parts of a window that a beacon needs. */
export interface BeaconWindow {
  readonly document: Pick<Document, 'visibilityState'>
  readonly navigator: Pick<Navigator, 'onLine' | 'sendBeacon'>
  readonly addEventListener: (moment: Moment, listener: () => void) => void
  readonly removeEventListener: (moment: Moment, listener: () => void) => void
}

/** The fields that visits and vitals share. */
type VisitFacts = Pick<BodyOf<'insertAnalytics'>, 'device' | 'countryCode'>

/**
 * Sends the web vitals of this page by a beacon when the page is hidden (§7.36): some are final only then. While the
 * browser is offline they wait. A value that changes later is sent again.
 *
 * @param origin - where the beacon goes; empty for the page's own
 */
export function sendVitals(
  window: BeaconWindow,
  origin: string,
  factsOf: () => VisitFacts,
): { readonly add: (name: Vital, value: number) => void; readonly stop: () => void } {
  const { document, navigator } = window
  const waiting = new Map<Vital, number>()
  const send = () => {
    if (waiting.size === 0 || document.visibilityState !== 'hidden' || !navigator.onLine) return
    const event: BodyOf<'insertAnalytics'> = {
      event: 'web_vitals',
      ...factsOf(),
      vitals: Object.fromEntries(waiting),
    }
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
    if (navigator.sendBeacon(origin + calls.insertAnalytics.path, body)) waiting.clear()
  }
  // `web-vitals` listens in the capture phase, so it has reported its last values before `send` runs.
  const moments: readonly Moment[] = ['visibilitychange', 'online']
  for (const moment of moments) window.addEventListener(moment, send)
  return {
    add: (name, value) => void waiting.set(name, value),
    stop: () => {
      for (const moment of moments) window.removeEventListener(moment, send)
      waiting.clear()
    },
  }
}
