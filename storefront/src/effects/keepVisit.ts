import type { VisitStore } from '../state/visit.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Longer ones are no campaign of ours. */
const longest = 128

/** Remembers for the whole visit which `utm_source` it began with, so that its banner stays. */
export function keepVisit(
  visit: VisitStore,
  window: StorageWindow & { readonly location: Pick<Location, 'search'> },
): void {
  const { utmSource } = storageKeys
  const asked = new URLSearchParams(window.location.search).get('utm_source')
  if (asked !== null && asked !== '' && asked.length <= longest) {
    utmSource.write(window, asked)
    visit.comeFrom(asked)
  } else visit.comeFrom(utmSource.read(window))
}
