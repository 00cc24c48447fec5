/** The specification's own key (§3): the next price fetch ends in a reload. */
const askedKey = 'reloadAfterPriceFetch'

/** What of a window this needs. */
interface ReloadWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload'>
}

/** After a price fetch: where the flag says so, it is reset and the page reloads (specification §4). */
export function reloadIfAsked(window: ReloadWindow): void {
  try {
    if (window.localStorage.getItem(askedKey) !== 'true') return
    window.localStorage.setItem(askedKey, 'false')
  } catch {
    // Blocked storage holds no flag; where the flag cannot be reset, a reload would never end.
    return
  }
  window.location.reload()
}
