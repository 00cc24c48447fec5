import { parseDraft, type DraftKeeper } from '../state/checkoutDraft.ts'
import { keepInSession } from './keepInSession.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Keeps what is typed into checkout only as long as the tab, because it holds an address
 * (docs/decisions/252).
 */
export function keepDraftInSession(window: StorageWindow): DraftKeeper {
  const { read, write } = keepInSession(storageKeys.checkoutDraft, window, parseDraft)
  return {
    read: () => read() ?? {},
    write: (draft) => write(Object.keys(draft).length === 0 ? undefined : draft),
  }
}
