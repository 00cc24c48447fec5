import { openOrder } from '../api/openedOrders.ts'
import { ApiError } from '../api/ApiError.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { mark } from './historyMarks.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** The part of a window that this needs. */
type LinkWindow = StorageWindow & Pick<Window, 'location' | 'history'>

/**
 * Takes the key of a mail's link out of the address (specification §4.76), so that it stays in no history, and
 * exchanges it for a cookie. If the store refuses it, `useMailLinks` says why.
 */
export async function takeLinkKey(api: StoreApi, window: LinkWindow): Promise<void> {
  const { location, history } = window
  const key = location.hash.slice('#key='.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    storageKeys.openedOrder.write(window, await openOrder(api, key))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    mark(window, { linkRefusal: error.message })
  }
}
