import { parseDraft, type CheckoutDraft, type DraftKeeper } from '../state/checkoutDraft.ts'

export const draftKey = 'stemside.checkout'

/**
 * Keeps what is typed into checkout in this tab's session storage: it holds an address, so it goes
 * with the tab. Where storage is blocked it lives as long as the page (docs/decisions/150).
 */
export function keepDraftInSession(window: Pick<Window, 'sessionStorage'>): DraftKeeper {
  let inPage: CheckoutDraft = {}
  return {
    read() {
      try {
        const text = window.sessionStorage.getItem(draftKey)
        return text === null ? inPage : parseDraft(JSON.parse(text))
      } catch {
        return inPage
      }
    },
    write(draft) {
      inPage = draft
      try {
        if (Object.keys(draft).length === 0) window.sessionStorage.removeItem(draftKey)
        else window.sessionStorage.setItem(draftKey, JSON.stringify(draft))
      } catch {
        // Blocked or full: the page remembers.
      }
    },
  }
}
