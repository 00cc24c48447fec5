import { answerChat, chatQuestions } from '@stemside/rules'
import type { ChatMessage } from './ChatPopup.tsx'

const [shipping = '', ...others] = chatQuestions

/** Nothing was asked yet. */
export const newChat = { messages: [], questions: chatQuestions, email: 'hello@stemside.example' }

const conversation: readonly ChatMessage[] = [
  { id: 0, from: 'shopper', text: shipping },
  { id: 1, from: 'shop', text: answerChat(shipping, 'US') ?? '' },
]

/** One question was answered. */
export const shippingChat = { messages: conversation, questions: others }
