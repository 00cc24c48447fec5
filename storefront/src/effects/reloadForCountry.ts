import type { Stores } from '../state/createStores.ts'
import { chosenCountry } from './countryCookie.ts'
import { readAnew, type ListeningWindow } from './readAnew.ts'

/** The parts of a window that this needs. */
export type RestoredWindow = ListeningWindow & {
  readonly document: { readonly cookie: string }
  readonly location: Pick<Location, 'reload'>
}

/**
 * Reloads a page that the browser restores after the shopper has chosen another country. Until then the page shows,
 * and checkout would charge, the prices of its own. The returned function stops it.
 */
export function reloadForCountry({ prices }: Stores, window: RestoredWindow): () => void {
  return readAnew(window, [], () => {
    const chosen = chosenCountry(window.document.cookie)
    if (chosen !== undefined && chosen !== prices.state.country) window.location.reload()
  })
}
