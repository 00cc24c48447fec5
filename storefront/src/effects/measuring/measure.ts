import { visitHeader } from '@stemside/rules/contract/calls'
import type { Stores } from '../../state/createStores.ts'
import { storageKeys, type StorageWindow } from '../storageKeys.ts'
import { visitId } from '../visitSite.ts'
import { entriesOf, type DataLayerEntry } from './dataLayer.ts'
import { watchVitals } from './watchVitals.ts'

/** The parts of a window that measuring needs. Tag managers look for `dataLayer`. */
export type MeasuredWindow = StorageWindow & {
  readonly innerWidth: number
  dataLayer?: DataLayerEntry[]
}

/** Below this width in px a device counts as mobile. Source: §9.10. */
const mobileBelow = 768

/**
 * Measures this visit: sends the visit once, and fills the data layer with the shopper's events and the web
 * vitals. Call it only where consent allows it. The returned function stops it.
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
  void sendVisit(stores, window, id)
  const stops = [
    stores.events.takeBy((event) => {
      for (const entry of entriesOf(event)) push(entry)
    }),
    watchVitals((name, value) => push({ event: 'web_vitals', name, value })),
  ]
  return () => {
    for (const stop of stops) stop()
    layer.length = 0
  }
}

/** Sends the visit payload (specification §3.15), once for each visit. */
async function sendVisit(
  { api, prices, visit }: Stores,
  window: MeasuredWindow,
  id: string | undefined,
): Promise<void> {
  const { visitSent } = storageKeys
  if (visitSent.read(window) === 'true') return
  const { utmSource, utmMedium, utmCampaign, utmId } = visit.state
  const payload = {
    event: 'visit',
    utm_id: utmId,
    utm_medium: utmMedium,
    source: utmSource,
    device: window.innerWidth < mobileBelow ? 'mobile' : 'desktop',
    campaign: utmCampaign,
    countryCode: prices.state.country,
  }
  try {
    await api.call('insertAnalytics', {
      json: payload,
      ...(id !== undefined && { headers: { [visitHeader]: id } }),
    })
    visitSent.write(window, 'true')
  } catch {
    // The next page of this visit sends it.
  }
}
