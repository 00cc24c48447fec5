import { expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import type { ChatService } from './chat.ts'
import { conversationOf } from './conversation.ts'

/* The conversation of the chat (§9.15). */

const answering: ChatService = { questions: [], ask: () => Promise.resolve('On its way.') }
const down: ChatService = { questions: [], ask: () => Promise.reject(new Error('down')) }

test('a question is shown at once, and its answer later', async () => {
  const conversation = conversationOf(storesWith().stores)
  const asking = conversation.ask(answering, 'Where is it?', 'US')
  expect(conversation.state).toEqual({
    messages: [{ id: 0, from: 'shopper', text: 'Where is it?' }],
    isWaiting: true,
  })
  await asking
  expect(conversation.state).toEqual({
    messages: [
      { id: 0, from: 'shopper', text: 'Where is it?' },
      { id: 1, from: 'shop', text: 'On its way.' },
    ],
    isWaiting: false,
  })
})

test('the conversation says that the service cannot be reached', async () => {
  const conversation = conversationOf(storesWith().stores)
  await conversation.ask(down, 'Where is it?', 'US')
  expect(conversation.state.messages[1]?.text).toBe(
    'The chat cannot be reached. Please write to us.',
  )
})

test('an answer that comes after a reset is dropped (§3.10)', async () => {
  const { stores } = storesWith()
  const conversation = conversationOf(stores)
  const asking = conversation.ask(answering, 'Where is it?', 'US')
  stores.reset()
  await asking
  expect(conversation.state).toEqual({ messages: [], isWaiting: false })
})
