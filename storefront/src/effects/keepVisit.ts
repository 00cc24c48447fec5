import type { VisitStore } from '../state/visit.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Longer ones are no campaign of ours. */
const longest = 128

/**
 * Remembers for the whole visit which `utm_source` it began with, so that its banner stays; and that
 * `?banner=1` asked for a banner that does not slide away.
 */
export function keepVisit(
  visit: VisitStore,
  window: StorageWindow & { readonly location: Pick<Location, 'search'> },
): void {
  const { utmSource, showBannerForce } = storageKeys
  const parameters = new URLSearchParams(window.location.search)
  const isAsked = parameters.get('banner') === '1'
  if (isAsked) showBannerForce.write(window, 'true')
  visit.forceBanner(isAsked || showBannerForce.read(window) === 'true')
  const asked = parameters.get('utm_source')
  if (asked !== null && asked !== '' && asked.length <= longest) {
    utmSource.write(window, asked)
    visit.comeFrom(asked)
  } else visit.comeFrom(utmSource.read(window))
}
