import { useMemo } from 'react'
import type { Asked } from '../api/asked.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { keepInMemory } from '../state/attempts.ts'
import { sendOnce } from '../state/sendOnce.ts'
import { useAccountChange } from './useAccountChange.ts'

interface AccountCalls<T, Answer> {
  /** What is sent, in the words of a message: "return". */
  readonly what: string
  readonly send: (api: StoreApi, request: T, key: string) => Promise<Answer>
  readonly ask: (api: StoreApi, key: string) => Promise<Asked>
}

/** A request that a signed-in user sends once, as `useAccountChange` sends changes. */
export function useAccountSending<T extends object, Answer>({
  what,
  send,
  ask,
}: AccountCalls<T, Answer>) {
  const change = useAccountChange()
  const keeper = useMemo(() => keepInMemory<T>(), [])
  return {
    isPending: change.isPending,
    message: change.message,
    /**
     * Resolves with the store's answer. Undefined if it failed, or if an earlier request was sent instead: the message
     * says so.
     */
    send: async (request: T): Promise<Answer | undefined> => {
      const sent = await change.run((api) =>
        sendOnce<T, Answer, undefined>(
          {
            keeper,
            isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
            send: (wanted, key) => send(api, wanted, key),
            ask: (key) => ask(api, key),
          },
          request,
        ),
      )
      if (sent === undefined || sent.outcome === 'sent') return sent?.answer
      if (sent.outcome === 'running') {
        change.tell(
          `Your earlier ${what} is still being handled. Please wait a moment, then press the button again.`,
        )
      } else {
        keeper.forget(sent.key)
        change.tell(
          `Your earlier ${what} has reached us. Press the button again if you want this one, too.`,
        )
      }
      return undefined
    },
  }
}
