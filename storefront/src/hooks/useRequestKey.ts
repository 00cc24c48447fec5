import { useRef } from 'react'
import { randomKey } from '../state/randomKey.ts'

/**
 * The idempotency key of a request: the same one for each retry of the same body, a new one for another body or
 * after `done`. A retry after a lost answer then changes nothing twice.
 */
export function useRequestKey() {
  const last = useRef<{ readonly body: string; readonly key: string }>(undefined)
  return {
    keyFor: (body: object): string => {
      const text = JSON.stringify(body)
      if (last.current?.body !== text) last.current = { body: text, key: randomKey() }
      return last.current.key
    },
    /** The store has answered: the next request is a new one. */
    done: () => {
      last.current = undefined
    },
  }
}
