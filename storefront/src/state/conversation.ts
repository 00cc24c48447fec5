import type { CountryCode } from '@stemside/rules'
import type { ChatMessage } from '@stemside/ui/popups/ChatPopup'
import { proxy } from 'valtio'
import type { ChatService } from './chat.ts'
import { lateStore } from './lateStore.ts'

interface ConversationState {
  /** The oldest message first. */
  messages: readonly ChatMessage[]
  isWaiting: boolean
}

function nothingSaid(): ConversationState {
  return { messages: [], isWaiting: false }
}

const unreachable = 'The chat cannot be reached. Please write to us.'

/** What was asked and answered in the chat. */
function createConversation() {
  const state = proxy(nothingSaid())
  /** An answer to a question from before the last reset is dropped. */
  let resets = 0

  const say = (from: ChatMessage['from'], text: string) => {
    state.messages = [...state.messages, { id: state.messages.length, from, text }]
  }
  return {
    state: state as Readonly<typeof state>,
    reset() {
      resets += 1
      Object.assign(state, nothingSaid())
    },
    /** Asks a question, and adds the answer once it is here. */
    async ask(service: ChatService, question: string, country: CountryCode): Promise<void> {
      const before = resets
      say('shopper', question)
      state.isWaiting = true
      const text = await service.ask(question, country).catch(() => unreachable)
      if (before !== resets) return
      state.isWaiting = false
      say('shop', text)
    },
  }
}

/** A shop's store of the conversation. */
export const conversationOf = lateStore(createConversation)
