import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** The specification's pause between a price fetch and the reload, in milliseconds (§9). */
const reloadPause = 1000

/** What of a window this needs. */
export type ReloadWindow = StorageWindow & {
  readonly location: Pick<Location, 'href' | 'reload' | 'replace'>
}

/**
 * Asks for a reload after a price fetch that has just ended; where storage is blocked there is nowhere to
 * ask, and the page reloads all the same.
 */
export function askForReload(window: ReloadWindow): void {
  if (storageKeys.reloadAfterPriceFetch.write(window, 'true')) reloadIfAsked(window)
  else reloadSoon(window)
}

/**
 * A price list of a newer schema asks for the shop's newer code, once for each schema: where the same
 * code comes again, another reload would not help.
 */
export function reloadForSchema(window: ReloadWindow, schema: number | undefined): void {
  const { reloadedForSchema, reloadAfterPriceFetch } = storageKeys
  if (schema === undefined || reloadedForSchema.read(window) === String(schema)) return
  if (!reloadedForSchema.write(window, String(schema))) return
  if (reloadAfterPriceFetch.write(window, 'true')) reloadIfAsked(window)
}

/** After a price fetch: where the flag says so, it is reset and the page reloads (specification §4). */
export function reloadIfAsked(window: ReloadWindow): void {
  const { reloadAfterPriceFetch: flag } = storageKeys
  if (flag.read(window) !== 'true') return
  // A flag that cannot be reset would reload the page without end.
  if (flag.write(window, 'false')) reloadSoon(window)
}

function reloadSoon({ location }: ReloadWindow) {
  setTimeout(() => reloadWithout('cc', location), reloadPause)
}

/** Reloads the page; a `cc` in its address would bring the old country back. */
function reloadWithout(parameter: string, location: ReloadWindow['location']) {
  const url = new URL(location.href)
  if (!url.searchParams.has(parameter)) return location.reload()
  url.searchParams.delete(parameter)
  location.replace(url)
}
