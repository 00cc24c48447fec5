import type { BodyOf } from '@stemside/rules/contract'
import { visitHeader } from '@stemside/rules/contract/calls'
import { ApiError } from '../../api/ApiError.ts'
import { analyticsOrigin, storeOrigin } from '../../api/backEnds.ts'
import type { Stores } from '../../state/createStores.ts'
import { storageKeys, type StorageWindow } from '../storageKeys.ts'
import { visitId } from '../visitSite.ts'
import { entriesOf, type DataLayerEntry } from './dataLayer.ts'
import { sendVitals, type BeaconWindow } from './sendVitals.ts'
import { watchVitals } from './watchVitals.ts'

/** The parts of a window that measuring needs. Tag managers look for `dataLayer`. */
export type MeasuredWindow = StorageWindow &
  BeaconWindow & {
    readonly innerWidth: number
    dataLayer?: DataLayerEntry[]
  }

/** Below this width in px a device counts as mobile. Source: §9.10. */
const mobileBelow = 768

/**
 * Measures this visit: sends the visit once, fills the data layer with the shopper's events and the web vitals, and
 * sends the vitals when the page is hidden. Call it only where consent allows it. The returned function stops it.
 */
export function measure(stores: Stores, window: MeasuredWindow): () => void {
  const layer = (window.dataLayer ??= [])
  const push = (entry: DataLayerEntry) => void layer.push(entry)
  const { utmSource, utmMedium, utmCampaign, utmId } = stores.visit.state
  const id = visitId(stores, window)
  push({
    event: 'visit',
    uuid: id,
    utm_source: utmSource,
    utm_medium: utmMedium,
    utm_campaign: utmCampaign,
    utm_id: utmId,
  })
  const vitals = sendVitals(window, analyticsOrigin ?? storeOrigin ?? '', () =>
    factsOf(stores, window),
  )
  const stops = [
    vitals.stop,
    sendVisitOnline(stores, window, id),
    stores.events.takeBy((event) => {
      for (const entry of entriesOf(event)) push(entry)
    }),
    watchVitals((name, value) => {
      push({ event: 'web_vitals', name, value })
      vitals.add(name, value)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    layer.length = 0
  }
}

function factsOf({ prices }: Stores, { innerWidth }: MeasuredWindow) {
  return {
    device: innerWidth < mobileBelow ? 'mobile' : 'desktop',
    countryCode: prices.state.country,
  }
}

/** Sends the visit now or, while the browser is offline, as soon as it is online. The returned function stops waiting. */
function sendVisitOnline(
  stores: Stores,
  window: MeasuredWindow,
  id: string | undefined,
): () => void {
  let isSending = false
  const send = async () => {
    if (isSending || !window.navigator.onLine) return
    isSending = true
    await sendVisit(stores, window, id)
    isSending = false
  }
  const sendAgain = () => void send()
  window.addEventListener('online', sendAgain)
  void send()
  return () => window.removeEventListener('online', sendAgain)
}

/** Sends the visit payload (specification §3.15), once for each visit. */
async function sendVisit(
  stores: Stores,
  window: MeasuredWindow,
  id: string | undefined,
): Promise<void> {
  const { visitSent } = storageKeys
  if (visitSent.read(window) === 'true') return
  const { utmSource, utmMedium, utmCampaign, utmId } = stores.visit.state
  const payload: BodyOf<'insertAnalytics'> = {
    event: 'visit',
    utm_id: utmId,
    utm_medium: utmMedium,
    source: utmSource,
    campaign: utmCampaign,
    ...factsOf(stores, window),
  }
  try {
    await stores.api.call('insertAnalytics', {
      json: payload,
      ...(id !== undefined && { headers: { [visitHeader]: id } }),
      ...(analyticsOrigin !== undefined && { origin: analyticsOrigin }),
    })
    visitSent.write(window, 'true')
  } catch (error) {
    // A 2xx without JSON counts as received. Otherwise the next page sends the visit.
    const isReceived =
      error instanceof ApiError && error.kind === 'broken' && (error.status ?? 500) < 300
    if (isReceived) visitSent.write(window, 'true')
  }
}
