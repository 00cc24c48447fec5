import { parseDraft, type CheckoutDraft, type DraftKeeper } from '../state/checkoutDraft.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Keeps what is typed into checkout in this tab's session storage: it holds an address, so it goes
 * with the tab. Where storage is blocked it lives as long as the page (docs/decisions/150).
 */
export function keepDraftInSession(window: StorageWindow): DraftKeeper {
  const { checkoutDraft: key } = storageKeys
  let inPage: CheckoutDraft = {}
  return {
    read() {
      const text = key.read(window)
      return (text === undefined ? undefined : parse(text)) ?? inPage
    },
    write(draft) {
      inPage = draft
      if (Object.keys(draft).length === 0) key.clear(window)
      // Where it cannot be stored, the page remembers it.
      else key.write(window, JSON.stringify(draft))
    },
  }
}

function parse(text: string): CheckoutDraft | undefined {
  try {
    return parseDraft(JSON.parse(text))
  } catch {
    return undefined
  }
}
