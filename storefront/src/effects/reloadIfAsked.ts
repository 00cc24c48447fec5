import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Pause between a price fetch and the reload, in milliseconds (specification §9). */
const reloadPause = 1000

/** The parts of a window that this needs. */
export type ReloadWindow = StorageWindow & {
  readonly location: Pick<Location, 'href' | 'reload' | 'replace'>
}

/**
 * Requests a reload after the price fetch that has just ended. If storage is blocked, the flag
 * cannot be set, so the page reloads at once.
 */
export function askForReload(window: ReloadWindow): void {
  if (storageKeys.reloadAfterPriceFetch.write(window, 'true')) reloadIfAsked(window)
  else reloadSoon(window)
}

/**
 * A price list with a newer schema needs newer code: reload once for each schema. If the same code
 * loads again, another reload would not help.
 */
export function reloadForSchema(window: ReloadWindow, schema: number | undefined): void {
  const { reloadedForSchema, reloadAfterPriceFetch } = storageKeys
  if (schema === undefined || reloadedForSchema.read(window) === String(schema)) return
  if (!reloadedForSchema.write(window, String(schema))) return
  if (reloadAfterPriceFetch.write(window, 'true')) reloadIfAsked(window)
}

/** After a price fetch: if the flag is set, resets it and reloads the page (specification §4). */
export function reloadIfAsked(window: ReloadWindow): void {
  const { reloadAfterPriceFetch: flag } = storageKeys
  if (flag.read(window) !== 'true') return
  // If the flag cannot be reset, the page would reload endlessly.
  if (flag.write(window, 'false')) reloadSoon(window)
}

function reloadSoon({ location }: ReloadWindow) {
  setTimeout(() => reloadWithout('cc', location), reloadPause)
}

/** Reloads the page without this parameter: a `cc` in the URL would bring the old country back. */
function reloadWithout(parameter: string, location: ReloadWindow['location']) {
  const url = new URL(location.href)
  if (!url.searchParams.has(parameter)) return location.reload()
  url.searchParams.delete(parameter)
  location.replace(url)
}
