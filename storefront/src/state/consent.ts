import { proxy } from 'valtio'

/** What the visitor answered the cookie notice; undefined until the browser's storage was asked. */
export type Consent = 'accepted' | 'declined' | 'unasked'

export type ConsentStore = ReturnType<typeof createConsent>

export function createConsent() {
  const state = proxy<{ answer: Consent | undefined }>({ answer: undefined })
  return {
    state,
    answer(answer: Consent) {
      state.answer = answer
    },
  }
}
