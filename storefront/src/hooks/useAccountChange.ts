import { useRef, useState } from 'react'
import { isRefusal } from '../api/ApiError.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { whyFailed } from '../api/whyFailed.ts'
import { endSessionOn } from '../state/askToSignIn.ts'
import { useStores } from './StoresContext.tsx'

export interface AccountChange {
  /** Whether a change is being sent. */
  readonly isPending: boolean
  /** Why the last change failed; undefined while a change is being sent. */
  readonly message: string | undefined
  /** Sends a change, unless one is being sent. Resolves with the store's answer, or with undefined if it failed. */
  readonly run: <T>(change: (api: StoreApi) => Promise<T>) => Promise<T | undefined>
  /** Shows a message of the caller. */
  readonly tell: (message: string) => void
  /** Forgets the message. */
  readonly clear: () => void
}

const sessionOver = 'Please log in, then press the button again.'
const nothingLost = 'Nothing that you typed is lost.'

/**
 * A change that a signed-in user makes. If the session has ended, the sign-in popup opens over the
 * page. The form keeps its text, so the user can press the same button after signing in.
 */
export function useAccountChange(): AccountChange {
  const stores = useStores()
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<string>()
  const isRunning = useRef(false)
  return {
    isPending,
    message,
    tell: setMessage,
    clear: () => setMessage(undefined),
    run: async (change) => {
      if (isRunning.current) return undefined
      isRunning.current = true
      setPending(true)
      setMessage(undefined)
      try {
        return await change(stores.api)
      } catch (error) {
        setMessage(endSessionOn(error, stores) ? sessionOver : messageOf(error))
        return undefined
      } finally {
        isRunning.current = false
        setPending(false)
      }
    },
  }
}

function messageOf(error: unknown): string {
  if (isRefusal(error)) return error.message
  return whyFailed(error, nothingLost, 'Please try again in a moment.')
}
