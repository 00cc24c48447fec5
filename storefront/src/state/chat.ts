import type { CountryCode } from '@stemside/rules'
import { proxy } from 'valtio'

/**
 * A chat service. The shop's own answers a few questions on the page (`localChat.ts`). A service of
 * somebody else takes its place in `frame/ChatPanel.tsx`.
 */
export interface ChatService {
  /** Questions to choose from. */
  readonly questions: readonly string[]
  /** Rejects if the service cannot be reached. */
  readonly ask: (question: string, country: CountryCode) => Promise<string>
}

/**
 * Whether the page offers the chat: consent and its delay have allowed it. The offer belongs to the page, so a
 * reset of the shop leaves it alone.
 */
export function createChat() {
  const state = proxy({ isOffered: false })
  return {
    state: state as Readonly<typeof state>,
    offer(isOffered: boolean) {
      state.isOffered = isOffered
    },
  }
}
