import { subscribe } from 'valtio'
import type { VisitStore } from '../state/visit.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Longer ones are no campaign of ours. */
const longest = 128

/** What of a window this needs. */
export type VisitWindow = StorageWindow & { readonly location: Pick<Location, 'search'> }

/**
 * Remembers for the whole visit which `utm_source` it began with, so that its banner stays. Keeps whether
 * the shopper closed the banner or opened it again, until the returned function is called.
 */
export function keepVisit(visit: VisitStore, window: VisitWindow): () => void {
  const parameters = new URLSearchParams(window.location.search)
  keepSource(visit, window, parameters.get('utm_source'))
  restoreBanner(visit, window, parameters.get('banner') === '1')
  return subscribe(visit.state, () => writeBanner(visit, window))
}

function keepSource(visit: VisitStore, window: VisitWindow, asked: string | null) {
  const { utmSource } = storageKeys
  if (asked !== null && asked !== '' && asked.length <= longest) {
    utmSource.write(window, asked)
    visit.comeFrom(asked)
  } else visit.comeFrom(utmSource.read(window))
}

/** @param isAsked - `?banner=1` opens a closed banner, and keeps it from sliding away */
function restoreBanner(visit: VisitStore, window: VisitWindow, isAsked: boolean) {
  const { showBannerForce, bannerClosed } = storageKeys
  if (isAsked) {
    visit.openBanner()
    writeBanner(visit, window)
    return
  }
  visit.restoreBanner({
    isBannerClosed: bannerClosed.read(window) === 'true',
    isBannerForced: showBannerForce.read(window) === 'true',
  })
}

function writeBanner({ state }: VisitStore, window: VisitWindow) {
  const { showBannerForce, bannerClosed } = storageKeys
  if (state.isBannerClosed === undefined) return
  if (state.isBannerClosed) {
    bannerClosed.write(window, 'true')
    showBannerForce.clear(window)
  } else {
    bannerClosed.clear(window)
    if (state.isBannerForced) showBannerForce.write(window, 'true')
  }
}
